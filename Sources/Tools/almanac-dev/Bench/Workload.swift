import Almanac
import Foundation
import Insults
import SunTimes

/// The same work on many values, which is timed, or whose instructions and allocations are counted.
struct Workload {
  /// The title of its row.
  let name: String
  /// The name with which it is run alone; `nil` for work that is only timed.
  let kind: String?
  /// The number of values.
  let count: Int
  /// Returns a value that depends on every result, so that the optimiser cannot remove any.
  let run: () -> Int

  init(_ name: String, kind: String? = nil, count: Int, _ run: @escaping () -> Int) {
    self.name = name
    self.kind = kind
    self.count = count
    self.run = run
  }

  /// Returns the conversions of the runtime, through its public interface.
  static func ofAlmanac() throws -> [Workload] {
    let calendar = LunarCalendar.vietnamese
    let days = try allDays()
    let dates = days.map { CivilDate($0) }
    let lunarDates = try days.map(calendar.lunarDate)
    let shuffledDays = shuffled(days)
    let shuffledDates = try shuffledDays.map(calendar.lunarDate)
    func lunar(_ days: [DayNumber]) -> Int {
      sum(days) { (day) throws(LunarDateError) in try calendar.lunarDate(of: day).day }
    }
    func civil(_ dates: [LunarDate]) -> Int {
      sum(dates) { (date) throws(LunarDateError) in try calendar.civilDate(of: date).day }
    }
    return [
      Workload("day -> lunar", kind: "day-to-lunar", count: days.count) { lunar(days) },
      Workload("day -> lunar, random order", count: days.count) { lunar(shuffledDays) },
      Workload("civil -> lunar", kind: "civil-to-lunar", count: days.count) {
        sum(dates) { (date) throws(LunarDateError) in try calendar.lunarDate(of: date).day }
      },
      Workload("lunar -> day", kind: "lunar-to-day", count: days.count) {
        sum(lunarDates) { (date) throws(LunarDateError) in Int(try calendar.day(of: date).rataDie) }
      },
      Workload("lunar -> civil", kind: "lunar-to-civil", count: days.count) { civil(lunarDates) },
      Workload("lunar -> civil, random order", count: days.count) { civil(shuffledDates) },
    ]
  }

  /// Returns the same conversions with Foundation's Chinese calendar.
  static func ofFoundation() throws -> [Workload] {
    let calendar = {
      var calendar = Calendar(identifier: .chinese)
      calendar.timeZone = .gmt
      return calendar
    }()
    // Noon, so that the day is the same for every offset used here.
    let dates = try allDays().map {
      Date(timeIntervalSince1970: (Double($0.rataDie) - 719_163 + 0.5) * 86_400)
    }
    let components = dates.map { calendar.dateComponents([.era, .year, .month, .day], from: $0) }
    return [
      Workload("Foundation: date -> lunar", count: dates.count) {
        dates.reduce(0) { $0 &+ (calendar.dateComponents([.era, .year, .month, .day], from: $1).day ?? 0) }
      },
      Workload("Foundation: lunar -> date", count: dates.count) {
        components.reduce(0) { $0 &+ Int(calendar.date(from: $1)?.timeIntervalSince1970 ?? 0) }
      },
    ]
  }

  /// Returns sunrise, sunset and noon at places of all latitudes, one place a day.
  static func ofSun() throws -> Workload {
    let places = try (0..<128).map {
      try Coordinates(latitude: Double($0) * 1.4 - 89, longitude: Double($0 * 37 % 360) - 180)
    }
    let days = try allDays().enumerated().map { (date: CivilDate($1), place: places[$0 & 127]) }
    return Workload("sunrise, sunset and noon", kind: "solar-day", count: days.count) {
      sum(days) { (question) throws(SunTimesError) in
        let day = try SolarDay(question.date, at: question.place)
        let seconds: Int64 =
          switch day.daylight {
          case .normal(let sunrise, let sunset): sunset.secondsSince1970 - sunrise.secondsSince1970
          case .sunriseOnly(let instant), .sunsetOnly(let instant): instant.secondsSince1970
          case .polarDay, .polarNight: 1
          }
        return Int(truncatingIfNeeded: day.noon.secondsSince1970 &+ seconds)
      }
    }
  }

  /// Returns the texts of insults in ten thousand slots.
  static func ofInsults() -> Workload {
    let slots: Range<Int64> = 498_648..<508_648
    let sequence = InsultSequence(seed: 0, rating: .bawdy)
    return Workload("insult of a slot, as text", kind: "insults", count: slots.count) {
      slots.reduce(0) { $0 + sequence.insult(in: $1).text.utf8.count }
    }
  }

  /// Returns the sum of the results; a failure, which there is none of, would be seen in it.
  @inline(__always)
  private static func sum<Element, Failure>(
    _ elements: [Element], _ convert: (Element) throws(Failure) -> Int
  ) -> Int {
    var sum = 0
    for element in elements {
      do throws(Failure) { sum &+= try convert(element) } catch { sum &+= 1_000_000 }
    }
    return sum
  }

  /// Returns every day from 1900 to 2100.
  private static func allDays() throws -> [DayNumber] {
    let first = DayNumber(try CivilDate(year: 1900, month: 1, day: 1))
    let last = DayNumber(try CivilDate(year: 2100, month: 12, day: 31))
    return Array(first...last)
  }

  /// Returns the elements in a random order that is the same in every run.
  private static func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for index in elements.indices.reversed() {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      elements.swapAt(index, Int(state >> 33) % (index + 1))
    }
    return elements
  }
}
