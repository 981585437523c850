import Almanac
import BudgetWidgetCore
import Foundation
import InsultWidgetCore
import Insults
import LunarCalendarWidgetCore
import SolsticeWidgetCore
import SunTimes
import WidgetFoundation

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

  /// Returns the sum of the results; a failure, which never occurs, would change it.
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

/// The cost of widgets when the system requests their entries; the budget has ten years of days.
enum WidgetBenchmark {
  private static let now = Instant(secondsSince1970: 1_771_261_200)

  static func run() throws {
    for family in [Family.medium, .large] {
      entries(CalendarDefinition.self, family, "now and 14 days ahead", .loaded(CalendarSettings()))
    }
    var settings = SolsticeSettings()
    settings.choose(SolsticePlace(try Coordinates(latitude: 21.03, longitude: 105.85)))
    entries(
      SolsticeDefinition.self, .large, "now and 7 days ahead with the Sun", .loaded(settings),
      SolsticeConfiguration(showsSun: true))
    entries(
      InsultDefinition.self, .medium, "now and 95 slots ahead",
      .loaded(InsultChoices(InsultSettings(interval: .quarterHour))))
    let document = try document(years: 10)
    let bytes = try document.json.fileBytes()
    print(
      Measurement("budget, reading \(document.totals[0].days.count) days", count: 1) {
        (try? BudgetDocument(json: JSON(parsing: bytes)).totals.count) ?? 0
      })
    let state = BudgetState.loaded(document, writtenAt: now)
    for family in [Family.small, .large] {
      snapshot(BudgetDefinition.self, family, state, BudgetConfiguration())
      snapshot(SpendingDefinition.self, family, state, SpendingConfiguration(period: .year))
    }
    entries(BudgetDefinition.self, .large, "now and 35 days ahead", state)
  }

  private static func entries<Definition: SampledWidget>(
    _ definition: Definition.Type, _ family: Family, _ range: String, _ state: Definition.State,
    _ configuration: Definition.Configuration = .init()
  ) {
    measure(Definition.command, family, range) {
      Definition.entries(of: state, configuration: configuration, from: now, in: $0).count
    }
  }

  private static func snapshot<Definition: SampledWidget>(
    _ definition: Definition.Type, _ family: Family, _ state: Definition.State,
    _ configuration: Definition.Configuration
  ) {
    measure(Definition.command, family, "one snapshot of a year") {
      Definition.snapshot(of: state, configuration: configuration, at: now, in: $0).accessibility.value.count
    }
  }

  private static func measure(
    _ widget: String, _ family: Family, _ what: String, _ work: (WidgetEnvironment) -> Int
  ) {
    let environment = WidgetEnvironment(
      zone: TimeZone(identifier: "Asia/Ho_Chi_Minh") ?? .gmt, language: .vietnamese,
      frame: WidgetFrame(family))
    print(Measurement("\(widget), \(family.rawValue): \(what)", count: 1) { work(environment) })
  }

  /// Returns a document with a yearly budget and spending on every day.
  private static func document(years: Int) throws -> BudgetDocument {
    let currency = try Currency(code: "VND")
    let today = try CivilDate(year: 2026, month: 2, day: 17)
    let first = try CivilDate(year: today.year - years, month: 1, day: 1)
    let days = try (0...first.days(to: today)).map { offset in
      DaySpending(day: try first.adding(days: offset), minorUnits: Int64(offset % 97) * 1_000)
    }
    let year = try Period(.year, containing: today)
    let categories = Dictionary(uniqueKeysWithValues: (1...20).map { ("category \($0)", Int64($0) * 1_000) })
    return BudgetDocument(
      currency: currency,
      budgets: [try Budget(period: .year, amount: Money(minorUnits: 50_000_000, currency: currency))],
      asOf: today, recordedSince: first,
      totals: [
        CurrencyTotals(
          currency: currency, days: days,
          categories: [CategoryTotals(period: year.anchor, minorUnits: categories)])
      ])
  }
}
