import AlmanacModel
import SwiftEmitter

/// The facts of one file of Generated/facts, in the order of the tables that hold them.
package struct FactSheet {
  /// The name of the file, without folder and extension.
  let name: String
  let facts: [Fact]

  package static let folder = "\(GeneratedFile.folder)/facts"

  func file() -> GeneratedFile {
    GeneratedFile(path: Self.path(of: name), text: facts.map { $0.line + "\n" }.joined())
  }

  static func path(of name: String) -> String { "\(folder)/\(name).tsv" }

  /// Whether a file has facts.
  static func isFile(_ path: String) -> Bool { path.hasPrefix("\(folder)/") }

  /// Returns the names of the sheets that are made from a file of Data/ which only apps and texts need; none for any other file.
  static func names(madeFrom path: String) -> [String] {
    switch path.split(separator: "/").dropFirst().first {
    case "apps", "fonts": ["devices"]
    case "hydration", "money": ["amounts"]
    case "insults": ["insults"]
    case "strings": ["messages", "page"]
    default: []
    }
  }
}

extension FactSheet {
  /// The module of Data/strings whose texts some functions return.
  static func module(_ functions: TextFunctions) -> String {
    functions.name.hasSuffix("Strings") ? String(functions.name.dropLast("Strings".count)) : functions.name
  }

  /// Returns the facts of all tables: of the almanac as it was computed, and of rows and texts as they are to be written.
  static func all(of data: SourceData, _ almanac: EncodedAlmanac) -> [FactSheet] {
    func records(_ formats: RecordFormat...) -> [Fact] { formats.flatMap { $0.facts(of: data) } }
    let messages = data.strings.filter { $0.module != JavaScriptPageFile.module }.flatMap {
      $0.functions(data).facts
    }
    return [
      FactSheet(
        name: "calendars",
        facts: records(.calendars, .publishedDifferences)
          + almanac.calendars.flatMap { $0.facts(almanac.sky) }),
      FactSheet(
        name: "sky",
        facts: almanac.sky.facts + almanac.timeScales.facts
          + records(.knownData)),
      FactSheet(
        name: "festivals",
        facts: data.countryFacts
          + data.festivals.flatMap { FestivalFacts(festivals: $0, data: data, almanac: almanac).facts }
          + records(.decisions) + data.festivals.flatMap(\.decidedDayFacts)),
      FactSheet(
        name: "names", facts: records(.languages) + data.nameFacts),
      FactSheet(name: "messages", facts: messages),
      FactSheet(
        name: "insults",
        facts: data.insults.facts + records(.sentences, .insultLayouts)),
      FactSheet(
        name: "amounts",
        facts: records(.currencies, .beverages)
          + data.hydration.constants.map { Fact("goal", $0.key.rawValue, [("value", "\($0.value)")]) }
          + records(.weatherSteps, .presets)),
      FactSheet(
        name: "devices",
        facts: records(.apps, .appProjects) + data.letters.map(\.fact)),
      FactSheet(name: "places", facts: records(.zoneSeasons, .cities)),
      FactSheet(name: "page", facts: data.pageFacts),
    ]
  }
}

// MARK: - Rows and texts of Swift source

extension RecordTable {
  /// Returns a fact for each row.
  ///
  /// - Parameter key: The labels of the fields that tell a row from the others.
  func facts(_ subject: String, key: [String]) -> [Fact] {
    rows.map { row in
      let texts = row.fields.flatMap { $0.value.texts(Fact.label(of: $0.label)) }
      let keys = key.map { label in texts.first { $0.label == label }?.text ?? "" }
      return Fact(
        subject, keys.joined(separator: "/"), texts.filter { !key.contains($0.label) }.map { ($0, $1) })
    }
  }
}

extension RecordTable.Value {
  /// The labels and texts of a value: of a name, one for each language.
  fileprivate func texts(_ label: String) -> [(label: String, text: String)] {
    switch self {
    case .integer(let number): [(label, "\(number)")]
    case .decimal(let number): [(label, "\(number)")]
    case .boolean(let answer): [(label, answer ? "yes" : "no")]
    case .text(let text): [(label, text)]
    case .date(let date): [(label, "\(date)")]
    // Another table has facts of its own.
    case .constant: []
    case .enumCase(let name, let fields):
      [
        (
          label,
          ([name] + fields.flatMap { $0.value.texts($0.label) }.map { "\($0.label) \($0.text)" }).joined(
            separator: " ")
        )
      ]
    case .texts(let fields):
      fields.flatMap { $0.value.texts($0.label) }.map { ("\(label).\($0.label)", $0.text) }
    case .forms(let forms): [(label, forms.joined(separator: FestivalReader.formSeparator))]
    case .spans(let spans):
      [(label, spans.map { "\($0.lowerBound) to \($0.upperBound)" }.joined(separator: ", "))]
    }
  }
}

extension TextFunctions {
  /// A fact for each text, or for each form of a text that depends on a number, with the wording of each language that has its own.
  fileprivate var facts: [Fact] {
    texts.flatMap { text -> [Fact] in
      let key = "\(FactSheet.module(self))/\(text.name)"
      let others = zip(ownLanguages, text.wordings).map { (label: $0, text: Optional($1.other)) }
      guard text.isCounted else { return [Fact("message", key, others)] }
      let ones = zip(ownLanguages, text.wordings).map { (label: $0, text: Optional($1.one ?? $1.other)) }
      return [Fact("message", "\(key)/one", ones), Fact("message", "\(key)/other", others)]
    }
  }
}
