import AlmanacFacts
import AlmanacModel
import SourceText

/// A comparison as a page that people read in a browser, without this package: the dates that they may have planned by come first, and
/// every change is there.
package struct DiffPage {
  private let title: String
  /// The sentences below the title.
  private let notes: [String]
  private let sections: [Section]

  private struct Section {
    var id: String
    var heading: String
    var lead = ""
    var items: [(subject: String, text: String)]
  }

  /// Creates the page of a release from the changes since the one before.
  package init(_ comparison: TreeComparison) {
    let (before, after) = (comparison.before, comparison.after)
    title = "Almanac: what moved from \(before.name) to \(after.name)"
    sections = Change.Group.inReadingOrder.compactMap { group in
      let changes = comparison.changes.filter { $0.group == group }.flatMap(\.each)
      let (heading, lead) = group.onPage
      let items = changes.map { ($0.subject, $0.text) }
      return items.isEmpty ? nil : Section(id: group.rawValue, heading: heading, lead: lead, items: items)
    }
    var notes = ["Dates of the past are those before \(CivilDate(comparison.now))."]
    if !comparison.changesDates {
      notes.append("No day has a different lunar date, term, phase or festival, and no other days are paid.")
    }
    if sections.isEmpty {
      notes.append("Nothing else changed either: all answers are those of \(before.name).")
    }
    notes += [before, after].compactMap { side in side.remark.map { "\(side.name): \($0)." } }
    if !comparison.leftOut.isEmpty {
      notes.append("Not compared: \(comparison.leftOut.joined(separator: ", ")).")
    }
    self.notes = notes
  }

  /// Creates the page of the first release, which says what it holds.
  package init(first release: FactTree) throws(UnreadableFacts) {
    title = "Almanac: what \(release.name) holds"
    notes = ["It is the first release, so nothing moved. The page of each later one lists what did."]
    sections = [Section(id: "holds", heading: "Data", items: try release.holdings())]
  }

  package var text: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(Self.escaped(title))</title>
    <style>
    body { font: 16px/1.5 system-ui, sans-serif; max-width: 46em; margin: 0 auto; padding: 1em; overflow-wrap: anywhere; }
    h1 { font-size: 1.5em; line-height: 1.25; }
    h2 { font-size: 1.2em; margin-top: 2em; }
    h3 { font-size: 1em; margin: 1em 0 0; }
    ul { margin: 0.25em 0; padding-left: 1.25em; }
    </style>
    <h1>\(Self.escaped(title))</h1>
    \(notes.map { "<p>\(Self.escaped($0))</p>\n" }.joined())\(contents)\(sections.map(Self.html).joined())</html>

    """
  }

  /// The list of the sections, if there are several.
  private var contents: String {
    guard sections.count > 1 else { return "" }
    let links = sections.map { "<li><a href=\"#\($0.id)\">\($0.heading)</a>: \($0.items.count)</li>\n" }
    return "<ul>\n\(links.joined())</ul>\n"
  }

  private static func html(_ section: Section) -> String {
    var text = "<h2 id=\"\(section.id)\">\(section.heading)</h2>\n"
    if !section.lead.isEmpty { text += "<p>\(section.lead)</p>\n" }
    var rest = section.items[...]
    while let subject = rest.first?.subject {
      let run = rest.prefix { $0.subject == subject }
      rest = rest.dropFirst(run.count)
      let items = run.map { "<li>\(escaped($0.text))</li>\n" }.joined()
      text +=
        "<h3>\(escaped(subject.prefix(1).uppercased() + subject.dropFirst()))</h3>\n<ul>\n\(items)</ul>\n"
    }
    return text
  }

  private static func escaped(_ text: String) -> String {
    text.printable.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

extension Change.Group {
  /// The groups in the order in which people ask: what they planned by, then what they have in print, then why.
  fileprivate static let inReadingOrder: [Change.Group] = {
    let first: [Change.Group] = [.future, .past, .law, .storedAmounts, .new, .words]
    return first + allCases.filter { !first.contains($0) }
  }()

  /// The heading of the group on a page, and a sentence below it.
  fileprivate var onPage: (heading: String, lead: String) {
    switch self {
    case .future: ("Dates of the future", "Whoever has planned by one of them should look again.")
    case .past:
      (
        "Dates of the past",
        "Printed calendars, and what was computed by the release before, have the old ones."
      )
    case .law: ("Law and decisions", "Kinds of festivals, their legal basis, and decisions about days off.")
    case .storedAmounts:
      ("Recorded amounts", "What people have recorded is read as another amount, or not at all.")
    case .new: ("New", "")
    case .words: ("Words", "")
    case .identifiers: ("Identifiers", "Installed apps no longer find what they stored under the old ones.")
    case .amounts: ("Money, beverages and goals", "")
    case .insults: ("Insults", "")
    case .instants: ("Instants, and how sure they are", "")
    case .other: ("Tables and code", "")
    }
  }
}

extension FactTree {
  /// Returns what the facts of a release hold, counted.
  ///
  /// - Throws: ``UnreadableFacts`` that names the file and line.
  func holdings() throws(UnreadableFacts) -> [(subject: String, text: String)] {
    let facts = try Facts(self)
    func count(_ subject: String) -> Int { facts[subject].count }
    /// The first and the last of the years at the end of keys.
    func years(_ subject: String) -> String {
      let years = facts[subject].compactMap { $0.key.split(separator: "/").last }
      return "\(years.min() ?? "none") to \(years.max() ?? "none")"
    }
    let countries = facts["country"].map { country in
      let (id, days) = (country.key, facts.of("decided-day", country.key).count)
      let laws = "with laws from \(country["laws-from"] ?? "") as known on \(country["known-as-of"] ?? "")"
      let decisions = "\(facts.of("decision", id).count) decisions, which name \(days) days"
      return (
        subject: "festivals and days off of \(id.prefix(1).uppercased() + id.dropFirst())",
        text: "\(facts.of("festival", id).count) festivals and holidays, \(laws); \(decisions), "
          + "as known on \(country["decisions-known-as-of"] ?? "")"
      )
    }
    let (calendars, tags) = (facts["calendar"].map(\.key), facts["language"].compactMap { $0["tag"] })
    let published = "\(count("published-difference")) stretches on which a published table has other dates"
    var items: [(subject: String, text: String)] = [
      ("lunar calendars", "\(calendars.joined(separator: ", ")); lunar years \(years("lunar-year"))"),
      ("solar terms and phases of the Moon", "years \(years("terms"))"),
      ("doubts", "\(count("uncertain-event")) events whose date is not certain; \(published)"),
    ]
    items += countries
    items += [
      ("languages", "\(tags.joined(separator: ", ")), with \(count("message")) texts"),
      ("places", "\(count("city")) cities"),
      ("insults", "\(count("insult-word")) words and \(count("quotation")) quotations"),
      ("money and drinks", "\(count("currency")) currencies, \(count("beverage")) beverages"),
    ]
    return items
  }
}
