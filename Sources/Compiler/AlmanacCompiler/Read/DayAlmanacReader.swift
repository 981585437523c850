import AlmanacModel
import SourceText

/// Reads the tables of a day in Data/almanac-day.
struct DayAlmanacReader {
  private let reader: DataReader
  /// The names of stems and branches; `nil` if they could not be read.
  ///
  /// The tables repeat these names so that people can read them.
  private let names: Names?
  /// The codes of the languages in which the tables have names.
  private let languages: [String]

  init(_ reader: DataReader, _ languages: Languages, names: Names?) {
    self.reader = reader
    self.names = names
    self.languages = languages.columns(in: .almanacDay)
  }

  static let folder = "Data/almanac-day"
  /// The names of the tables, without file extension.
  static let tables = [
    "branches", "directions", "elements", "mansions", "nayin", "officers", "spirits", "stems",
  ]

  func data() -> DayAlmanacData? {
    let elements = table("elements", count: 5, columns: languages)?.names(languages)
    let directions = table("directions", count: 8, columns: languages)?.names(languages)
    let officers = table("officers", count: 12, columns: languages)?.names(languages)
    let elementWords = elements?.map(\.en)
    let stems = stems(elements: elementWords, directions: directions?.map(\.en))
    let branches = branches(elements: elementWords)
    let nayins = nayins(elements: elementWords)
    let spirits = spirits()
    let mansions = mansions()
    guard let elements, let directions, let officers, let stems, let branches, let nayins, let spirits,
      let mansions
    else { return nil }
    return DayAlmanacData(
      elements: elements, directions: directions, stems: stems, branches: branches, nayins: nayins,
      spirits: spirits, officers: officers, mansions: mansions)
  }

  private func table(_ name: String, count: Int, columns: [String]) -> IndexedTable? {
    IndexedTable("\(Self.folder)/\(name).tsv", count: count, columns: columns, reader: reader)
  }

  private func stems(elements: [String]?, directions: [String]?) -> [DayAlmanacData.Stem]? {
    guard let table = table("stems", count: 10, columns: ["stem", "element", "joy"]) else { return nil }
    if let names { table.check("stem") { names.stems[$0].vi } }
    guard let elements = table.places("element", in: elements), let joys = table.places("joy", in: directions)
    else { return nil }
    return zip(elements, joys).map { .init(element: $0, joyDirection: $1) }
  }

  private func branches(elements: [String]?) -> [DayAlmanacData.Branch]? {
    let animals = ["vietnam-", "china-"].flatMap { country in languages.map { country + $0 } }
    guard let table = table("branches", count: 12, columns: ["branch", "element"] + animals) else {
      return nil
    }
    if let names { table.check("branch") { names.branches[$0].vi } }
    guard let elements = table.places("element", in: elements),
      let vietnamese = table.names(languages, prefix: "vietnam-"),
      let chinese = table.names(languages, prefix: "china-")
    else { return nil }
    return elements.indices.map {
      .init(element: elements[$0], vietnameseAnimal: vietnamese[$0], chineseAnimal: chinese[$0])
    }
  }

  private func nayins(elements: [String]?) -> [DayAlmanacData.Nayin]? {
    let columns = ["cycle-vi", "cycle-zh"] + languages + ["element"]
    guard let table = table("nayin", count: 60, columns: columns) else { return nil }
    if let names {
      table.check("cycle-vi") { "\(names.stems[$0 % 10].vi) \(names.branches[$0 % 12].vi)" }
      table.check("cycle-zh") { names.stems[$0 % 10].zh + names.branches[$0 % 12].zh }
    }
    guard let sounds = table.names(languages, repeats: 2), let places = table.places("element", in: elements)
    else {
      return nil
    }
    for index in stride(from: 1, to: places.count, by: 2) where places[index] != places[index - 1] {
      table.records[index].report(
        "index \(index) has another element than index \(index - 1): they must be the same", at: "element")
    }
    return sounds.enumerated().map { .init(name: $1, element: places[2 * $0]) }
  }

  private func spirits() -> [DayAlmanacData.Spirit]? {
    guard let table = table("spirits", count: 12, columns: languages + ["path", "grade"]) else { return nil }
    let paths = table.records.compactMap { $0.choice("path", of: DayAlmanacData.Spirit.Path.self) }
    let grades = table.records.compactMap { $0.choice("grade", of: DayAlmanacData.Spirit.Grade.self) }
    guard let names = table.names(languages), paths.count == 12, grades.count == 12 else { return nil }
    // A lucky hour or day needs six spirits of each path; published tables with five or seven have misprints.
    let yellow = paths.count { $0 == .yellow }
    let good = grades.count { $0 == .good }
    let bad = grades.count { $0 == .bad }
    if yellow != 6 || good != 4 || bad != 4 {
      reader.report(
        "\(yellow) of the path yellow, \(good) good and \(bad) bad; expected 6, 4 and 4",
        at: "\(Self.folder)/spirits.tsv")
    }
    for (index, record) in table.records.enumerated() {
      if paths[index] == .yellow ? grades[index] == .bad : grades[index] == .good {
        record.report("path \(paths[index].rawValue) cannot be \(grades[index].rawValue)", at: "grade")
      }
    }
    return names.indices.map { .init(name: names[$0], path: paths[$0], grade: grades[$0]) }
  }

  private func mansions() -> [Names.Name]? {
    guard let table = table("mansions", count: 28, columns: languages + ["weekday"]) else { return nil }
    for (index, record) in table.records.enumerated() {
      // Index 0 is a Thursday, the fourth day of the week.
      let expected = (index + 3) % 7 + 1
      guard let weekday = record.integer("weekday", in: 1...7), weekday != expected
      else { continue }
      record.report(
        "weekday \(weekday) does not belong to index \(index), which always falls on \(expected)",
        at: "weekday")
    }
    return table.names(languages, pinyin: "en")
  }
}
