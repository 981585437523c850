import AlmanacModel

/// Delta T, leap seconds and uncertainties that changed.
struct TimeScaleComparison {
  let before: TimeScaleFacts
  let after: TimeScaleFacts

  func changes() -> [Change] {
    guard before != after else { return [] }
    return leapSeconds() + ranges() + deltaT() + slack()
  }

  private static let subject = "time scales"

  private func ranges() -> [Change] {
    var changes: [Change] = []
    if before.covered != after.covered {
      let (old, new) = (Self.text(before.covered), Self.text(after.covered))
      changes.append(
        Change(
          .instants, .range, Self.subject, item: "years of Delta T", before: old, after: new,
          text: "Delta T covers \(new), was \(old)"))
    }
    let old = before.firstDeltaTYear + before.firstPredictedIndex
    let new = after.firstDeltaTYear + after.firstPredictedIndex
    if old != new {
      changes.append(
        Change(
          .instants, .uncertainty, Self.subject, item: "first predicted year", before: "\(old)",
          after: "\(new)",
          text: "Delta T is a prediction from \(new) on, was from \(old) on"))
    }
    return changes
  }

  private static func text(_ years: Range<Int>) -> String { "\(years.lowerBound) to \(years.upperBound - 1)" }

  private var commonYears: [Int] { after.covered.filter(before.covered.contains) }

  private func deltaT() -> [Change] {
    commonYears.compactMap { year in
      let was = before.deltaT(at: year - before.firstDeltaTYear)
      let value = after.deltaT(at: year - after.firstDeltaTYear)
      guard was != value else { return nil }
      let (text, wasText) = (Self.seconds(value), Self.seconds(was))
      return Change(
        .instants, .deltaT, Self.subject, item: "Delta T of \(year)", before: wasText, after: text,
        text: "Delta T of \(year) is \(text) s, was \(wasText) s")
    }
  }

  private func slack() -> [Change] {
    commonYears.compactMap { year in
      let (old, new) = (year - before.firstDeltaTYear, year - after.firstDeltaTYear)
      let was = (before.slackBelow(at: old), before.slackAbove(at: old))
      let value = (after.slackBelow(at: new), after.slackAbove(at: new))
      guard was != value else { return nil }
      let (text, wasText) = (Self.span(value), Self.span(was))
      return Change(
        .instants, .uncertainty, Self.subject, item: "TT - UTC of \(year)", before: wasText, after: text,
        text: "TT - UTC of \(year) may be \(text), was \(wasText)")
    }
  }

  private func leapSeconds() -> [Change] {
    let (old, new) = (Self.steps(before), Self.steps(after))
    return Set(old.keys).union(new.keys).sorted().compactMap { day in
      let (was, value) = (old[day], new[day])
      guard was != value else { return nil }
      let date = CivilDate(DayNumber(unchecked: day))
      let text =
        switch (value, was) {
        case (let value?, let was?): "TAI - UTC is \(value) s from \(date) on, was \(was) s"
        case (let value?, nil): "TAI - UTC becomes \(value) s on \(date): a new step"
        case (nil, let was?): "TAI - UTC no longer becomes \(was) s on \(date)"
        case (nil, nil): "TAI - UTC changed on \(date)"
        }
      return Change(
        .instants, .leapSecond, Self.subject, item: "TAI - UTC of \(date)",
        before: was.map { "\($0)" }, after: value.map { "\($0)" }, text: text)
    }
  }

  private static func steps(_ table: TimeScaleFacts) -> [Int32: Int32] {
    let steps = (0..<table.leapSecondCount).map { (table.leapSecondDay(at: $0), table.taiMinusUTC(at: $0)) }
    return Dictionary(steps, uniquingKeysWith: { first, _ in first })
  }

  private static func seconds(_ units: Int32) -> String {
    Decimals.text(Double(units) / Double(TenthMillisecond.perSecond), 4)
  }

  private static func span(_ slack: (less: Int32, more: Int32)) -> String {
    "\(seconds(slack.less)) s less to \(seconds(slack.more)) s more"
  }
}
