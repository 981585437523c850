import WidgetCore

/// The days, amounts and phones for which texts are measured.
struct WidthScope: Sendable {
  /// The days, in any order.
  let days: [CivilDate]
  /// The phones.
  let screens: [ScreenClass]
  /// The step between measured amounts: 1 takes all of them.
  private let step: Int

  /// Creates a scope of every day of some years with all amounts on all phones.
  init(years: ClosedRange<Int>) {
    days = years.flatMap { year in
      (1...12).flatMap { month in (1...31).compactMap { try? CivilDate(year: year, month: month, day: $0) } }
    }
    screens = ScreenClass.allCases
    step = 1
  }

  /// Creates a scope of some days and a few amounts on some phones; texts that are not dates are ignored.
  init(days: [String], screens: [ScreenClass]) {
    self.days = days.compactMap { CivilDate($0) }
    self.screens = screens
    step = 7
  }

  /// Noon in Vietnam of each day.
  var noons: [Instant] { days.map(Instant.noon) }

  /// Returns every `step`-th element.
  func some<Element>(_ elements: [Element]) -> [Element] {
    elements.enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }
}
