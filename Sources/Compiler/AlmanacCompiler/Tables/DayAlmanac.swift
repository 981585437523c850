package import AlmanacModel
import SourceText

/// The data of the day almanac: names, and facts of each stem, branch, spirit and mansion.
///
/// Elements and directions are given by their index in their own tables.
package struct DayAlmanacData: Sendable {
  package struct Stem: Hashable, Sendable {
    package var element: Int
    package var joyDirection: Int
  }

  package struct Branch: Hashable, Sendable {
    package var element: Int
    package var vietnameseAnimal: Names.Name
    package var chineseAnimal: Names.Name
  }

  /// A sound (nạp âm) of two neighbouring positions in the cycle of sixty.
  package struct Nayin: Hashable, Sendable {
    package var name: Names.Name
    package var element: Int
  }

  package struct Spirit: Hashable, Sendable {
    package enum Path: String, CaseIterable, Sendable { case yellow, black }
    package enum Grade: String, CaseIterable, Sendable { case good, ordinary, bad }

    package var name: Names.Name
    package var path: Path
    package var grade: Grade
  }

  package var elements: [Names.Name]
  package var directions: [Names.Name]
  package var stems: [Stem]
  package var branches: [Branch]
  /// The thirty sounds, each for two positions of the cycle.
  package var nayins: [Nayin]
  package var spirits: [Spirit]
  package var officers: [Names.Name]
  package var mansions: [Names.Name]
}

/// Reads the tables of a day in Data/almanac-day.
struct DayAlmanacReader {
  static let folder = "Data/almanac-day"
  /// The names of the tables, without file extension.
  static let tables = [
    "branches", "directions", "elements", "mansions", "nayin", "officers", "spirits", "stems",
  ]

  private let reader: DataReader
  /// The codes of the languages in which the tables have names.
  private let languages: [String]
  /// The names of stems and branches, which the tables repeat for their readers.
  private let names: Names

  init(_ reader: DataReader, _ languages: Languages, names: Names) {
    self.reader = reader
    self.names = names
    self.languages = languages.columns(in: .almanacDay)
  }

  func data() -> DayAlmanacData {
    let elements = table("elements", count: 5, columns: languages).names(languages)
    let directions = table("directions", count: 8, columns: languages).names(languages)
    let officers = table("officers", count: 12, columns: languages).names(languages)
    let elementWords = words(elements, of: "elements")
    return DayAlmanacData(
      elements: elements, directions: directions,
      stems: stems(elements: elementWords, directions: words(directions, of: "directions")),
      branches: branches(elements: elementWords), nayins: nayins(elements: elementWords), spirits: spirits(),
      officers: officers, mansions: mansions())
  }

  private static func path(_ name: String) -> String { "\(folder)/\(name).tsv" }

  private func table(_ name: String, count: Int, columns: [String]) -> IndexedTable {
    IndexedTable(Self.path(name), indices: Array(0..<count), columns: columns, reader: reader)
  }

  /// Returns the words by which other tables name the records of a table; none if the table has a mistake.
  private func words(_ names: [Names.Name], of table: String) -> [String] {
    reader.isRight(Self.path(table)) ? names.map(\.en) : []
  }

  private func stems(elements: [String], directions: [String]) -> [DayAlmanacData.Stem] {
    let table = table("stems", count: 10, columns: ["stem", "element", "joy"])
    if Names.hasCycle(reader) { table.check("stem") { names.stems[$0].vi } }
    return zip(table.indices("element", in: elements), table.indices("joy", in: directions))
      .map { .init(element: $0, joyDirection: $1) }
  }

  private func branches(elements: [String]) -> [DayAlmanacData.Branch] {
    let animals = ["vietnam-", "china-"].flatMap { country in languages.map { country + $0 } }
    let table = table("branches", count: 12, columns: ["branch", "element"] + animals)
    if Names.hasCycle(reader) { table.check("branch") { names.branches[$0].vi } }
    let elements = table.indices("element", in: elements)
    let vietnamese = table.names(languages) { "vietnam-" + $0 }
    let chinese = table.names(languages) { "china-" + $0 }
    return zip(elements, zip(vietnamese, chinese)).map {
      .init(element: $0, vietnameseAnimal: $1.0, chineseAnimal: $1.1)
    }
  }

  private func nayins(elements: [String]) -> [DayAlmanacData.Nayin] {
    let table = table("nayin", count: 60, columns: ["cycle-vi", "cycle-zh"] + languages + ["element"])
    let sounds = table.names(languages, repeats: 2)
    let elements = table.indices("element", in: elements)
    if reader.isRight(Self.path("nayin")) {
      for index in stride(from: 1, to: elements.count, by: 2) where elements[index] != elements[index - 1] {
        table.rows[index].record.report(
          "index \(index) has another element than index \(index - 1): they must be the same", at: "element")
      }
    }
    if Names.hasCycle(reader) {
      table.check("cycle-vi") { "\(names.stems[$0 % 10].vi) \(names.branches[$0 % 12].vi)" }
      table.check("cycle-zh") { names.stems[$0 % 10].zh + names.branches[$0 % 12].zh }
    }
    return zip(sounds, stride(from: 0, to: elements.count, by: 2)).map {
      .init(name: $0, element: elements[$1])
    }
  }

  private func spirits() -> [DayAlmanacData.Spirit] {
    let table = table("spirits", count: 12, columns: languages + ["path", "grade"])
    let paths = table.rows.map { $0.record.choice("path", of: DayAlmanacData.Spirit.Path.self) }
    let grades = table.rows.map { $0.record.choice("grade", of: DayAlmanacData.Spirit.Grade.self) }
    let names = table.names(languages)
    // A lucky hour or day needs six spirits of each path; published tables with five or seven have misprints.
    let yellow = paths.count { $0 == .yellow }
    let good = grades.count { $0 == .good }
    let bad = grades.count { $0 == .bad }
    if yellow != 6 || good != 4 || bad != 4, reader.isRight(Self.path("spirits")) {
      reader.report(
        "\(yellow) of the path yellow, \(good) good and \(bad) bad; expected 6, 4 and 4",
        at: Self.path("spirits"))
    }
    for ((_, record), (path, grade)) in zip(table.rows, zip(paths, grades)) where !record.isBad {
      if grade == (path == .yellow ? .bad : .good) {
        record.report("path \(path.rawValue) cannot be \(grade.rawValue)", at: "grade")
      }
    }
    return zip(names, zip(paths, grades)).map { .init(name: $0, path: $1.0, grade: $1.1) }
  }

  private func mansions() -> [Names.Name] {
    let table = table("mansions", count: 28, columns: languages + ["weekday"])
    for (index, record) in table.rows {
      // Index 0 is a Thursday, the fourth day of the week.
      let expected = (index + 3) % 7 + 1
      let weekday = record.integer("weekday", in: 1...7)
      if weekday != expected, table.isComplete, !record.isBad {
        record.report(
          "weekday \(weekday) does not belong to index \(index), which always falls on \(expected)",
          at: "weekday")
      }
    }
    return table.names(languages, pinyin: "en")
  }
}

/// The names of calendar terms in the languages of Data/names.
package struct Names: Sendable {
  /// A name in some languages.
  package struct Name: Hashable, Sendable {
    /// The texts by the codes of the languages.
    private var texts: [String: String]

    init(_ languages: [String], _ texts: [String]) {
      self.texts = Dictionary(zip(languages, texts)) { first, _ in first }
    }

    /// The name in a language; empty if it has none.
    package subscript(language: String) -> String { texts[language, default: ""] }

    // Every table has these languages.

    package var vi: String { self["vi"] }
    package var zh: String { self["zh"] }
    package var en: String { self["en"] }
  }

  package var stems: [Name]
  package var branches: [Name]
  /// The names by longitude / 15.
  package var solarTerms: [Name]
  /// The names of months from month 1; in Vietnamese the traditional ones.
  package var lunarMonths: [Name]
  package var lunarMonthsModernVi: [String]

  /// The names of days from day 1.
  package var lunarDays: [Name]
  /// The short names of weekdays from Monday.
  package var weekdays: [Name]
  /// The eight phases from the new moon.
  package var moonPhases: [Name]
  /// The names of the pentads from 315° on, by the list, and those of China's also by the language in whose characters they are.
  package var pentads: [Name]

  package subscript(term: SolarTerm) -> Name { solarTerms[term.rawValue] }
}

// MARK: - Reading

extension Names {
  private static func path(_ name: String) -> String { "Data/names/\(name).tsv" }

  /// Reads Data/names; keys and names of a language must be unique.
  init(_ reader: DataReader, _ languages: Languages) {
    let pentadColumns = languages.pentadColumns
    let languages = languages.columns(in: .names)
    func names(_ name: String, key: String = "index", _ keys: some Sequence<Int>) -> [Name] {
      IndexedTable(Self.path(name), key: key, indices: Array(keys), columns: languages, reader: reader)
        .names(languages)
    }
    stems = names("stems", 0..<10)
    branches = names("branches", 0..<12)
    solarTerms = names("solar_terms", key: "longitude", stride(from: 0, to: 360, by: 15))
    // Vietnamese has two names for month 11.
    let (traditional, modern) = ("vi-traditional", "vi-modern")
    let months = IndexedTable(
      Self.path("lunar_months"), key: "month", indices: Array(1...12),
      columns: languages.flatMap { $0 == "vi" ? [traditional, modern] : [$0] }, reader: reader)
    lunarMonths = months.names(languages) { $0 == "vi" ? traditional : $0 }
    lunarMonthsModernVi = months.names(["vi"]) { _ in modern }.map(\.vi)
    lunarDays = names("lunar_days", key: "day", 1...30)
    weekdays = names("weekdays", 0..<7)
    moonPhases = names("moon_phases", 0..<8)
    pentads = IndexedTable(
      Self.path("pentads"), key: "number", indices: Array(1...72), columns: pentadColumns, reader: reader
    ).names(pentadColumns)
  }

  /// Whether the names of the cycle of sixty have no mistakes, so that other tables can be compared with them.
  static func hasCycle(_ reader: DataReader) -> Bool {
    ["stems", "branches"].allSatisfy { reader.isRight(path($0)) }
  }
}
