import AlmanacModel
import SwiftEmitter

/// Generated/DayAlmanacTables/Festivals.swift: festivals and public holidays by country.
struct FestivalsFile {
  private let data: SourceData

  init(_ data: SourceData) {
    self.data = data
  }

  func file() throws(EmissionError) -> GeneratedFile {
    let lists = data.festivals
    var builder = SourceFileBuilder(
      "\(DayAlmanacFile.module)/Festivals.swift", title: "Festivals and public holidays.",
      notes: [
        "Countries are counted in this order: \(FestivalReader.countries.joined(separator: ", ")).",
        "Nine numbers a rule: when (0 solar, 1 lunar, 2 last day of the lunar year, 3 term), month or longitude,",
        "day, leap month (0 regular, 1 leap, 2 both), kind (0 public, 1 traditional, 2 observance), paid days,",
        "first of them counted from the festival (99: decided every year), first and last day of the rule as rata",
        "die (1 and 3652059: open).",
      ],
      inputs: data.digests.inputs(below: FestivalReader.countries.map(FestivalReader.path)))
    builder.add(
      ["The number of rules of a country."],
      .choice(
        Choice(
          name: "festivalCount", parameter: "country", type: .int, values: lists.map { Int64($0.count) })))
    for (country, rules) in zip(FestivalReader.countries, lists) {
      let rows = rules.map { IntegerTable.Row(Self.numbers($0), comment: "\($0.id) · \($0.name.vi)") }
      builder.add(
        ["Rules of \(country)."],
        .integers(IntegerTable(name: "festivals_\(country)", type: .int32, rows: rows)))
    }
    builder.add(
      ["A number of a rule, at 9 * rule + field."],
      .accessor(
        Accessor(
          name: "festivalNumber", element: "Int32", selection: .parameter("country"),
          tables: FestivalReader.countries.map { "festivals_\($0)" })))
    add("festivalID", "The id of a rule.", lists.map { $0.map(\.id) }, to: &builder)
    add("festivalBasis", "The law of a rule.", lists.map { $0.map(\.basis) }, to: &builder)
    add("festivalName_vi", "The Vietnamese name.", lists.map { $0.map(\.name.vi) }, to: &builder)
    add("festivalName_zh", "The Chinese name.", lists.map { $0.map(\.name.zh) }, to: &builder)
    add("festivalName_en", "The English name.", lists.map { $0.map(\.name.en) }, to: &builder)
    return try builder.file()
  }

  private func add(
    _ name: String, _ documentation: String, _ lists: [[String]], to builder: inout SourceFileBuilder
  ) {
    let tables = FestivalReader.countries.map { "\(name)s_\($0)" }
    for (table, values) in zip(tables, lists) {
      builder.add([documentation], .strings(StringTable(name: table, values: values)))
    }
    builder.add(
      [documentation],
      .accessor(Accessor(name: name, element: "String", selection: .parameter("country"), tables: tables)))
  }

  private static func numbers(_ rule: FestivalRule) -> [Int64] {
    let when: [Int64] =
      switch rule.when {
      case .solar(let month, let day): [0, Int64(month), Int64(day)]
      case .lunar(let month, let day): [1, Int64(month), Int64(day)]
      case .lunarYearEnd: [2, 0, 0]
      case .term(let longitude): [3, Int64(longitude), 0]
      }
    let leap: Int64 = rule.leap == .both ? 2 : rule.leap == .leap ? 1 : 0
    let kind: Int64 = rule.kind == .public ? 0 : rule.kind == .traditional ? 1 : 2
    let paid: [Int64] =
      switch rule.paidDays {
      case .none: [0, 0]
      case .fixed(let first, let count): [Int64(count), Int64(first)]
      case .decidedEveryYear(let count): [Int64(count), 99]
      }
    return when + [leap, kind] + paid
      + [Int64(rule.validity.lowerBound.rataDie), Int64(rule.validity.upperBound.rataDie)]
  }
}
