import DayAlmanac

/// What an almanac prints of a day: sound, spirit, officer, mansion, hours.
struct AlmanacReport {
  private let day: AlmanacDay
  private let language: Language

  private let festivals: [FestivalDay]

  init(_ day: AlmanacDay, language: Language) throws {
    self.day = day
    festivals = try day.calendar.festivals(on: day.day)
    self.language = language
  }

  var lines: [[String]] {
    let hours = day.hours.auspicious.map {
      "\($0.cycle.branchName(in: language)) (\($0.startHour)-\($0.endHour))"
    }
    let names = festivals.map { $0.festival.name(in: language) }
    return [
      ["festivals", names.isEmpty ? "none" : names.joined(separator: ", ")],
      ["nạp âm", day.nayin.name(in: language)],
      ["animal", day.animal.name(in: language)],
      ["trực", day.officer.name(in: language)],
      ["mansion", day.mansion.name(in: language)],
      [
        "spirit",
        "\(spirit(day.spirit)), by the \(monthRule == "lunar" ? "lunar month" : "month of solar terms")",
      ],
      ["lucky hours", hours.joined(separator: ", ")],
      ["opposite", "\(day.opposite.branchName(in: language)) (\(day.opposite.name(in: language)))"],
      ["hỷ thần", day.joyDirection.name(in: language)],
    ]
  }

  var members: [(key: String, value: JSONValue)] {
    [
      ("nayin", .text(day.nayin.name(in: language))),
      ("element", .text(day.nayin.element.name(in: language))),
      ("animal", .text(day.animal.name(in: language))),
      ("yearAnimal", .text(day.yearAnimal.name(in: language))),
      ("truc", .text(day.officer.name(in: language))),
      ("mansion", .text(day.mansion.name(in: language))),
      ("daySpirit", .text(day.spirit.name(in: language))),
      ("isAuspicious", .boolean(day.isAuspicious)),
      ("spiritGrade", .text("\(day.spirit.grade)")),
      ("monthRule", .text(monthRule)),
      ("luckyHours", .array(day.hours.auspicious.map { .text($0.cycle.branchName(in: language)) })),
      ("hours", .array(day.hours.map(hour))),
      ("opposite", .text(day.opposite.branchName(in: language))),
      ("joyDirection", .text(day.joyDirection.name(in: language))),
      ("isTermMarginal", .boolean(day.marginalTerm != nil)),
      ("festivals", .array(festivals.map { .object(FestivalReport($0, language: language).members) })),
    ]
  }

  /// Which month decides on the spirit and is counted in the cycle of sixty; the officer's is always that of the terms.
  private var monthRule: String { day.rules.spiritMonth == .lunarMonths ? "lunar" : "solar-terms" }

  private func spirit(_ spirit: DaySpirit) -> String {
    "\(spirit.name(in: language)) (\(spirit.isAuspicious ? "hoàng đạo" : "hắc đạo"))"
  }

  private func hour(_ hour: DoubleHour) -> JSONValue {
    .object([
      ("branch", .text(hour.cycle.branchName(in: language))),
      ("canChi", .text(hour.cycle.name(in: language))),
      ("from", .integer(hour.startHour)), ("to", .integer(hour.endHour)),
      ("spirit", .text(hour.spirit.name(in: language))), ("isAuspicious", .boolean(hour.isAuspicious)),
    ])
  }
}
