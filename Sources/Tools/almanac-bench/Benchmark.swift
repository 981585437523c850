import Almanac
import Foundation

/// Times the conversions against Foundation's Chinese calendar in one process.
///
/// Absolute times depend on the machine; the ratios of one run can be compared.
@main
enum Benchmark {
  static func main() throws {
    // Before anything else has touched the tables.
    let firstCall = try FirstCall()
    if CommandLine.arguments.dropFirst() == ["hydration"] {
      try HydrationBenchmark.run()
      return
    }
    if let rounds = try Rounds(CommandLine.arguments.dropFirst()) {
      Sink.value &+= try rounds.run()
      return
    }
    let days = try Workload.days()
    let shuffled = Workload.shuffled(days)
    print("\(days.count) days, \(Measurement.runs) runs; ns per conversion: median [least .. greatest]\n")
    let almanac = try AlmanacWorkload(days: days)
    let ours = [
      measure("day -> lunar", days) { almanac.lunarDates(ofDays: $0) },
      measure("day -> lunar, random order", shuffled) { almanac.lunarDates(ofDays: $0) },
      measure("civil -> lunar", days.map(CivilDate.init)) { almanac.lunarDates(of: $0) },
      measure("lunar -> day", almanac.lunarDates) { almanac.days(of: $0) },
      measure("lunar -> civil", almanac.lunarDates) { almanac.civilDates(of: $0) },
      measure("lunar -> civil, random order", try shuffled.map(almanac.calendar.lunarDate)) {
        almanac.civilDates(of: $0)
      },
    ]
    let foundation = FoundationWorkload()
    let dates = days.map(FoundationWorkload.date)
    let theirs = [
      measure("Foundation: date -> lunar", dates) { foundation.lunarComponents(of: $0) },
      measure("Foundation: lunar -> date", foundation.components(of: dates)) { foundation.dates(of: $0) },
    ]
    let sun = try SunWorkload()
    let solarDays = measure("sunrise, sunset and noon", days.map(CivilDate.init)) { sun.days($0) }
    for result in ours + theirs + [solarDays] { print(result) }
    print("\nns for all entries of a widget:")
    try WidgetBenchmark.run()
    try BudgetBenchmark.run()
    print("\nns an insult, and all insults of a period:")
    InsultBenchmark.run()
    print("\n\(firstCall)")
    print("\ncivil -> lunar: \(Int(theirs[0].median / ours[2].median)) times Foundation's speed")
    print("lunar -> civil: \(Int(theirs[1].median / ours[4].median)) times Foundation's speed")
  }

  private static func measure<Element>(
    _ name: String, _ elements: [Element], _ convert: ([Element]) -> Int
  ) -> Measurement {
    Measurement(name, count: elements.count) { convert(elements) }
  }
}
