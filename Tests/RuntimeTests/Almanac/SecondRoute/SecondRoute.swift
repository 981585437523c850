import Almanac

/// A second implementation of the calendar rule, written for the tests and used with short series.
struct SecondRoute {
  /// A month with the margins of the events that decide its position.
  struct Month {
    var year: Int
    var month: Int
    var isLeap: Bool
    var firstDay: Int
    /// The distance of the new moon from midnight, in seconds.
    var margin: Double
    /// The smallest distance of a major term from midnight, in seconds.
    ///
    /// The terms are those near the span between solstices that contains the month.
    var termMargin: Double
  }

  private let newMoons: [(day: Int, margin: Double)]
  private let terms: [(longitude: Int, day: Int, margin: Double)]

  init(_ clock: CivilClock) {
    newMoons = (-1253...1264).map { clock.reading(julianDay: MeeusNewMoon.julianDay(lunation: $0)) }
    terms = (1898...2101).flatMap { year in
      stride(from: 0, to: 360, by: 30).map { longitude in
        let reading = clock.reading(julianDay: MeeusSun.julianDay(longitude: longitude, year: year))
        return (longitude, reading.day, reading.margin)
      }
    }.sorted { $0.day < $1.day }
  }

  /// Returns the months from month 11 of 1898 on.
  func months() -> [Month] {
    let elevenths = terms.filter { $0.longitude == 270 }.compactMap { solstice in
      newMoons.lastIndex { $0.day <= solstice.day }
    }
    return zip(elevenths, elevenths.dropFirst()).enumerated().flatMap { index, pair in
      span(from: pair.0, to: pair.1, year: 1898 + index)
    }
  }

  /// Returns the months between the month 11 of a year and the next month 11.
  private func span(from first: Int, to end: Int, year: Int) -> [Month] {
    let days = newMoons[first].day..<newMoons[end + 1].day
    let near = terms.filter { days.contains($0.day + 1) || days.contains($0.day - 1) }
    let hasTerm = { (index: Int) in
      near.contains { (newMoons[index].day..<newMoons[index + 1].day).contains($0.day) }
    }
    let leap = end - first == 13 ? (first + 1..<end).first { !hasTerm($0) } : nil
    let termMargin = near.map { abs($0.margin) }.min() ?? 0
    var number = 10
    return (first..<end).map { index in
      if index != leap { number += 1 }
      return Month(
        year: number > 12 ? year + 1 : year, month: number > 12 ? number - 12 : number, isLeap: index == leap,
        firstDay: newMoons[index].day, margin: newMoons[index].margin, termMargin: termMargin)
    }
  }
}
