import Almanac

/// A doubt in words, and for programs.
enum DoubtText {
  /// What is uncertain and what it rests on.
  static func sentence(_ doubt: LunarDoubt) -> String {
    let margin = doubt.margin
    let alternative = margin.alternative.map { ", otherwise it is on \(CivilDate($0))" } ?? ""
    return "not certain: the \(event(doubt)) on \(CivilDate(margin.day)) is "
      + "\(SecondsText.signed(margin.secondsFromMidnight)) from midnight, "
      + "if \(margin.assumption.clause)\(alternative)"
  }

  /// The keys that say when a lunar date hangs on something.
  static func members(_ doubt: LunarDoubt) -> [(key: String, value: JSONValue)] {
    let margin = doubt.margin
    return [
      ("event", .text(word(doubt))), ("eventDate", .text(CivilDate(margin.day).description)),
      ("alternative", JSONValue(margin.alternative.map { CivilDate($0).description })),
      ("margin", .integer(margin.secondsFromMidnight)), ("assumption", .text(margin.assumption.word)),
      ("firstDay", .text(CivilDate(doubt.days.lowerBound).description)),
      ("lastDay", .text(CivilDate(doubt.days.upperBound).description)),
    ]
  }

  private static func event(_ doubt: LunarDoubt) -> String {
    switch doubt.event {
    case .newMoon: "new moon"
    case .solarTerm(let event): "solar term at \(event.term.longitude)°"
    }
  }

  private static func word(_ doubt: LunarDoubt) -> String {
    switch doubt.event {
    case .newMoon: "new-moon"
    case .solarTerm(let event): "term-\(event.term.longitude)"
    }
  }
}
