import AlmanacCompiler
import AlmanacModel
import Ephemeris
import Foundation
import TestSupport
import Testing

/// Compares the instants with JPL DE431 over the whole range, before rounding.
///
/// The limits are measured values rounded up, and they are only ever lowered. A change that makes the model
/// worse is found here long before it moves a day.
struct EphemerisAccuracyTests {
  @Test func solarTermsAgreeWithDE431() async throws {
    let sky = try await Project.sky()
    let computed = sky.years.flatMap { year in
      SolarTerm.allCases.map { (key: $0.longitude, days: sky[$0, year: year].daysSinceJ2000) }
    }
    let errors = try Errors(computed, against: ReferenceTable.instants("solar_terms", angle: "longitude"))
    #expect(errors.unmatched == 0)
    #expect(errors.count == 4875)
    #expect(errors.maximum < 0.165, "seconds; at most 0.2 is allowed")
    #expect(errors.rootMeanSquare < 0.049)
    #expect(try Claim.numbers(of: "| Solar terms | # | # s | # s |", in: Self.article) == [errors.numbers])
    let said = try Claim.numbers(of: "Solar terms are within # s of DE431 (rms # s)", in: "README.md")
    #expect(said == [Array(errors.numbers.dropFirst())])
  }

  @Test func moonPhasesAgreeWithDE431() async throws {
    let sky = try await Project.sky()
    let computed = sky.lunations.flatMap { lunation in
      MoonPhase.allCases.map { (key: $0.elongation, days: sky[$0, lunation: lunation].daysSinceJ2000) }
    }
    let errors = try Errors(computed, against: ReferenceTable.instants("moon_phases", angle: "elongation"))
    #expect(errors.unmatched == 0)
    #expect(errors.count == 10050)
    #expect(errors.maximum < 0.032, "seconds; at most 0.2 is allowed")
    #expect(errors.rootMeanSquare < 0.0075)
    #expect(try Claim.numbers(of: "| Moon phases | # | # s | # s |", in: Self.article) == [errors.numbers])
    let said = try Claim.numbers(of: "phases of the Moon within # s (rms # s)", in: "README.md")
    #expect(said == [Array(errors.numbers.dropFirst())])
  }

  /// The new moons of the article, by the instants of DE431, and the range of TT - UTC that it states.
  @Test func theArticleHasTheUncertainNewMoonsAndTheRange() async throws {
    let data = try Project.data()
    let newMoons = try ReferenceTable.instants("moon_phases", angle: "elongation")[0] ?? []
    let used = 69.184
    let computed = try await CloseEvent.ofProject().filter { !$0.isCertain && $0.isNewMoon }.map { event in
      let calendar = try #require(data.calendars.first { $0.id == event.calendar })
      let clock = CalendarClock(calendar, timeScales: data.timeScales)
      let readings = newMoons.map { clock.reading(of: TT(daysSinceJ2000: $0)) }
      let margin = try #require(readings.first { $0.day == event.day }).margin
      let tenths = Int((margin * 10).rounded()) + (margin < 0 ? 864_000 : 0)
      let (second, rest) = (tenths / 10, tenths % 10)
      let clockTime = [second / 3600, second / 60 % 60, second % 60].map { decimal($0, width: 2) }
      let limit = Double(Int(((used + margin) * 10).rounded())) / 10
      return
        "\(CivilDate(event.day)) \(clockTime.joined(separator: ":")).\(rest) | \(margin < 0 ? "below" : "above") \(limit)"
    }
    let stated = try ["below", "above"].flatMap { word in
      try Claim.numbers(of: "| # # | \(word) # s |", in: Self.article).map {
        "\($0[0]) \($0[1]) | \(word) \($0[2])"
      }
    }
    #expect(Set(stated) == Set(computed))

    let least = [2030, 2050, 2100].flatMap { year in
      ["\(Int(used - data.timeScales.slack(inYear: year).less)).184", "\(year)"]
    }
    let ends = try Claim.numbers(of: "The lower end is # s in #, # s in # and # s in #.", in: Self.article)
    #expect(ends == [least])
    let sigmas = data.timeScales.deltaT
    let said = try #require(
      try Claim.numbers(of: "last measured value: # s in #, # s in #, # s in #.", in: Self.article).first)
    for (sigma, year) in zip([0, 2, 4].map { said[$0] }, [2030, 2050, 2100]) {
      #expect(abs(sigmas.value(inYear: year).sigma - (Double(sigma) ?? -1)) < 0.5, "\(year)")
    }
    let most = used + data.timeScales.slack(inYear: 2100).more
    #expect(
      try Claim.numbers(of: "other tables use it: # s in #.", in: Self.article) == [["\(Int(most))", "2100"]])
    let upper = used + data.timeScales.slack(inYear: 2057).more
    let range = try Claim.numbers(
      of: "another day would need # s, and the range ends at # s.", in: Self.article)
    #expect(range == [["113", "\(Int(upper))"]])
    let removed = [2030, 2050, 2100].flatMap { year in
      ["\(Int(data.timeScales.slack(inYear: year).less))", "\(year)"]
    }
    let short = try Claim.numbers(
      of: "(Huber 2006): # s may be removed in #, # s in #, # s in #.",
      in: Self.article.replacing("HowTheDatesAreComputed", with: "HowSureTheDatesAre"))
    #expect(short == [removed])
  }

  private static let article = "Sources/Runtime/Almanac/Almanac.docc/HowTheDatesAreComputed.md"

  /// The differences from a reference, in seconds.
  private struct Errors {
    var count = 0
    /// The number of reference instants that no computed instant is close to.
    var unmatched = 0
    var maximum = 0.0
    private var squares = 0.0

    var rootMeanSquare: Double { (squares / Double(max(count, 1))).squareRoot() }

    /// How many, the greatest and the root mean square, as articles have them.
    var numbers: [String] { ["\(count)"] + [maximum, rootMeanSquare].map { String(format: "%.3f", $0) } }

    init(_ computed: [(key: Int, days: Double)], against reference: [Int: [Double]]) throws {
      let byKey = Dictionary(grouping: computed, by: \.key).mapValues { $0.map(\.days).sorted() }
      for (key, instants) in reference {
        var candidates = (byKey[key] ?? [])[...]
        for instant in instants {
          while let first = candidates.first, first < instant - 1 { candidates.removeFirst() }
          guard let found = candidates.first, found < instant + 1 else {
            unmatched += 1
            continue
          }
          let seconds = abs(found - instant) * 86_400
          count += 1
          maximum = max(maximum, seconds)
          squares += seconds * seconds
        }
      }
    }
  }
}
