import AlmanacFacts
import AlmanacModel

/// Delta T, leap seconds and uncertainties that changed.
struct TimeScaleComparison {
  let before: Facts
  let after: Facts

  func changes() -> [Change] { leapSeconds() + ranges() + years() }

  private func leapSeconds() -> [Change] {
    let steps = [before, after].map { facts in
      Dictionary(facts["leap-second"].map { ($0.key, $0["tai-minus-utc"] ?? "") }) { first, _ in first }
    }
    return Set(steps[0].keys).union(steps[1].keys).sorted().flatMap { date in
      let (was, value) = (steps[0][date], steps[1][date])
      let text =
        switch (was, value) {
        case (let was?, nil): "TAI - UTC no longer becomes \(was) s on \(date)"
        case (let was?, let value?): "TAI - UTC is \(value) s from \(date) on, was \(was) s"
        case (nil, let value): "TAI - UTC becomes \(value ?? "") s on \(date): a new step"
        }
      return change(.leapSecond, "TAI - UTC of \(date)", was, value, text)
    }
  }

  private func ranges() -> [Change] {
    let years = [before, after].map { $0["delta-t"] }
    let covered = years.map { "\($0.first?.key ?? "") to \($0.last?.key ?? "")" }
    let predicted = years.map { years in
      years.first { $0["predicted"] != nil }?.key ?? years.last.flatMap { Int($0.key) }.map { "\($0 + 1)" }
        ?? ""
    }
    return change(
      .range, "years of Delta T", covered[0], covered[1], "Delta T covers \(covered[1]), was \(covered[0])")
      + change(
        .uncertainty, "first predicted year", predicted[0], predicted[1],
        "Delta T is a prediction from \(predicted[1]) on, was from \(predicted[0]) on")
  }

  /// Returns the changes of Delta T, then those of the limits of TT - UTC, of the years that both revisions have.
  private func years() -> [Change] {
    let old = Dictionary(before["delta-t"].map { ($0.key, $0) }) { first, _ in first }
    let common = after["delta-t"].compactMap { new in old[new.key].map { (year: new.key, facts: [$0, new]) } }
    /// Returns the years in which one of some numbers changed; digits that say the same are no change.
    func changed(_ names: String...) -> [(year: String, facts: [Fact])] {
      common.filter { _, facts in
        names.contains { name in
          let numbers = facts.map { $0[name].flatMap(Double.init) }
          return numbers[0] != numbers[1]
        }
      }
    }
    return changed("seconds").flatMap { year, facts in
      let seconds = facts.map { $0["seconds"] ?? "" }
      return change(
        .deltaT, "Delta T of \(year)", seconds[0], seconds[1],
        "Delta T of \(year) is \(seconds[1]) s, was \(seconds[0]) s")
    }
      + changed("less", "more").flatMap { year, facts in
        let spans = facts.map { "\($0["less"] ?? "") s less to \($0["more"] ?? "") s more" }
        return change(
          .uncertainty, "TT - UTC of \(year)", spans[0], spans[1],
          "TT - UTC of \(year) may be \(spans[1]), was \(spans[0])")
      }
  }

  private func change(
    _ kind: Change.Kind, _ item: String, _ old: String?, _ new: String?, _ text: @autoclosure () -> String
  ) -> [Change] {
    old == new
      ? [] : [Change(.instants, kind, "time scales", item: item, before: old, after: new, text: text())]
  }
}
