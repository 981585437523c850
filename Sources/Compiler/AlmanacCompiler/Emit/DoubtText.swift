import AlmanacModel

/// The description of an uncertain event in words.
struct DoubtText {
  private let doubt: Doubt
  private let calendar: EncodedCalendar
  private let names: Names

  init(_ doubt: Doubt, in calendar: EncodedCalendar, names: Names) {
    self.doubt = doubt
    self.calendar = calendar
    self.names = names
  }

  /// The event: "new moon of month 11 of 2072, 4 s before midnight".
  var event: String { "\(name), \(margin)" }

  /// The name of the event: "new moon of month 11 of 2072", or "270° Đông chí of 1951".
  var name: String {
    switch doubt.event {
    case .solarTerm(let term, let year): return "\(term.longitude)° \(names[term].vi) of \(year)"
    case .moonPhase(_, let lunation):
      let month = calendar.months.first { $0.lunation == lunation }
      return "new moon of \(month.map(\.name) ?? "lunation \(lunation)")"
    }
  }

  private var margin: String {
    let seconds = doubt.margin.secondsFromMidnight
    return "\(seconds.magnitude) s \(seconds < 0 ? "before" : "after") midnight"
  }
}
