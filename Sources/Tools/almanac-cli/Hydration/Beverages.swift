import DayAlmanac
import HydrationWidgetCore

extension Action {
  /// `almanac hydration beverages`: the known beverages.
  static let beverages = Action(
    "beverages", "",
    "what can be drunk, how much of it counts, and why",
    options: [Options.language] + Options.spreadsheet + [Options.format(.text, .json, .csv)]
  ) { arguments, output in
    try arguments.atMost(0)
    let format = try arguments.format()
    let language = try arguments.language(format, texts: HydrationDefinition.language)
    let columns: [Column<Beverage>] = [
      Column("id", "the id", isKey: true, label: { _ in "id" }) { $0.id },
      Column("name", "the name", label: { _ in "name" }) { $0.name(in: language) },
      Column("language", "the language of the name") { $0.nameLanguage(for: language).rawValue },
      Column(
        "factorThousandths", "how much of it counts", label: { _ in "factor" },
        cell: { "\(Double($0.factor) / 1000)" }, value: { $0.factor }),
      Column("retentionIndex", "by Maughan 2016", label: { _ in "index" }) { $0.retentionIndex },
      Column("isAlcoholic", "whether it counts nothing") { $0.isAlcoholic },
      Column("source", "why it counts so much", label: { _ in "source" }) { $0.source },
    ]
    let day = TableDays.calendars.lowerBound
    try Table(columns, rows: { (_) throws(Refusal) in Beverage.all }).write(
      TableRequest(
        name: "beverages", range: day...day, format: format, language: language,
        spreadsheet: try arguments.spreadsheet(format)), to: &output)
  }
}
