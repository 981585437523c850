import HydrationFixtures
import Testing

@testable import Hydration

struct VolumeTests {
  /// The gallon of NIST Handbook 44 is 231 cubic inches of 2.54 cm, that of the Weights and Measures Act 1985 4.54609 L.
  @Test func SI_15_theFluidOuncesOfTheUSAndTheUKExactly() throws {
    let cubicInch = 2.54 * 2.54 * 2.54
    #expect(abs(231 * cubicInch / 128 - VolumeUnits.us.millilitresPerUnit) < 1e-12)
    #expect(abs(4_546.09 / 160 - VolumeUnits.uk.millilitresPerUnit) < 1e-12)
  }

  /// In a file of the app's first version, and in ours, `imperial` has always meant ounces of 29.5735 mL.
  @Test func SI_15_storedImperialIsReadAsUSAndStaysUntilUnitsAreSet() throws {
    let file = #"{"entries":[],"profile":{"unitSystem":"imperial","weightKg":70}}"#
    var profile = try HydrationSettings(json: Fixture.json(file)).profile
    #expect(profile.units == .us && profile.problems == [] && profile.presets.map(\.millilitres)[0] == 237)
    try profile.apply(["unitSystem": "imperial", "weightKg": JSON(80)])
    #expect(profile.json == (try Fixture.json(#"{"unitSystem":"imperial","weightKg":80}"#)))
    profile.units = .uk
    #expect(profile.json["unitSystem"] == "uk" && profile.presets.map(\.millilitres) == [199, 284, 341, 568])
    #expect(throws: JSONValueError.self, "whose ounces?") { try profile.apply(["unitSystem": "imperial"]) }
  }

  @Test func SI_15_roundingToTheMillilitreHalvesUp() throws {
    #expect(try Volume(8, .us).millilitres == 237)  // 236.588
    #expect(try Volume(12, .us).millilitres == 355)  // 354.882
    #expect(try Volume(16, .us).millilitres == 473)  // 473.176
    #expect(try Volume(0.5, .metric).millilitres == 1)
    #expect(try Volume(249.5, .metric).millilitres == 250)
    #expect(try Volume(0.49, .metric).millilitres == 0)
  }

  @Test func negativeZeroHugeAndNaNVolumesAreRefusedWithWhatIsAllowed() {
    let allowed = HydrationEntry.volumes
    for amount in [0, -1, -250, 0.01, 10_000.5, 1e9, 1e300, -1e300, Double.infinity, -.infinity, .nan] {
      for units in VolumeUnits.allCases {
        #expect(throws: VolumeError.self, "\(amount)") { try Volume(amount, units, allowed: allowed) }
      }
    }
    #expect(throws: VolumeError.notANumber("nan")) { try Volume(.nan, .metric) }
    for number in [-1, 1_000_000_001, Int.min, Int.max] {
      #expect(throws: VolumeError.self) { try Volume(millilitres: number) }
    }
  }

  @Test func SI_15_eightTwelveSixteenAndTwentyOuncesComeBackAsWhatTheyWere() {
    #expect(HydrationProfile.presets(in: .metric).map(\.millilitres) == [150, 250, 330, 500])
    let ounces = HydrationProfile.presets(in: .us).map {
      (Double($0.millilitres) / VolumeUnits.us.millilitresPerUnit).rounded()
    }
    #expect(ounces == [8, 12, 16, 20])
  }

  @Test func C_15_amountsAreReadAsPeopleTypeThem() {
    let table: [(String, VolumeUnits, Character, Int?)] = [
      ("250", .metric, ".", 250), ("250 ml", .metric, ".", 250), ("1.5l", .metric, ".", 1500),
      ("8", .us, ".", 237), ("8 fl oz", .metric, ".", 237), ("250 mL", .us, ".", 250),
      ("1,5l", .metric, ",", 1500), ("1,5 lít", .metric, ",", 1500), ("1.5l", .metric, ",", 1500),
      ("0.250l", .metric, ",", 250), ("330毫升", .metric, ".", 330), ("1.5升", .metric, ".", 1500),
      ("-5", .metric, ".", -5), ("1.500", .metric, ".", nil), ("1.000 l", .metric, ".", nil),
      ("0.250 l", .metric, ".", 250),
      // A US pint is 16 ounces, a UK pint 20; a cup is half of it. Ounces of metric users are those of the US.
      ("1 pint", .us, ".", 473), ("1 pint", .uk, ".", 568), ("2 cups", .us, ".", 473),
      ("1cup", .uk, ".", 284),
      ("10 fl oz", .uk, ".", 284), ("10oz", .us, ".", 296), ("1 UK pint", .metric, ".", 568),
      ("8 US fl oz", .uk, ".", 237), ("1品脱", .uk, ".", 568), ("1 pint", .metric, ".", nil),
      // The comma is no decimal mark here, or the point may be one between thousands.
      ("1,5l", .metric, ".", nil), ("1.500", .metric, ",", nil), ("1,000", .metric, ",", nil),
      (",500 l", .metric, ",", 500), ("1.500 ml", .metric, ",", nil),
      ("1.234.567", .metric, ",", nil), ("1,5,0l", .metric, ",", nil), ("", .metric, ".", nil),
      ("ml", .metric, ".", nil), ("nan", .metric, ".", nil), ("1e3", .metric, ".", nil),
      ("5 gallons", .metric, ".", nil), ("9999999999l", .metric, ".", nil),
    ]
    for (text, units, mark, millilitres) in table {
      #expect(Volume.millilitres(typed: text, units, decimalMark: mark) == millilitres, "\(text) \(mark)")
    }
  }
}
