import AlmanacCompiler
import AlmanacModel
import Ephemeris
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
  }

  /// The differences from a reference, in seconds.
  private struct Errors {
    var count = 0
    /// The number of reference instants that no computed instant is close to.
    var unmatched = 0
    var maximum = 0.0
    private var squares = 0.0

    var rootMeanSquare: Double { (squares / Double(max(count, 1))).squareRoot() }

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
