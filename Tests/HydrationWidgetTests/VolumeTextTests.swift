import Foundation
import Testing

@testable import HydrationWidgetCore

struct VolumeTextTests {
  private func text(_ units: VolumeUnits, _ language: Language) -> VolumeText {
    VolumeText(units, language: language, locale: language.locale)
  }

  private func volume(_ millilitres: Int) -> Volume { Volume(clamping: millilitres) }

  @Test func SI_15_metricTextsByTheTable() {
    let english = text(.metric, .english)
    let table = [
      (0, "0", "0 mL"), (1, "1", "1 mL"), (999, "999", "999 mL"), (1000, "1", "1 L"), (1004, "1", "1 L"),
      (1005, "1.01", "1.01 L"), (1250, "1.25", "1.25 L"), (2450, "2.45", "2.45 L"), (2500, "2.5", "2.5 L"),
      (10_000, "10", "10 L"), (1_234_560, "1,234.56", "1,234.56 L"),
    ]
    for (millilitres, short, full) in table {
      #expect(english.short(volume(millilitres)) == short)
      #expect(english.full(volume(millilitres)) == full)
    }
    #expect(text(.metric, .vietnamese).full(volume(1250)) == "1,25 lít")
    #expect(text(.metric, .vietnamese).full(volume(750)) == "750 ml")
    #expect(text(.metric, .chinese).full(volume(1250)) == "1.25升")
  }

  /// By CLDR only 1 is "one" in English; 1.004 litres are written as 1, and 1.01 litres with decimals.
  @Test func oneLitreIsReadAsOne() {
    let table = [
      (1000, "1 litre", "1 lít", "1升"), (1004, "1 litre", "1 lít", "1升"),
      (1010, "1.01 litres", "1,01 lít", "1.01升"), (1500, "1.5 litres", "1,5 lít", "1.5升"),
      (2000, "2 litres", "2 lít", "2升"), (999, "999 millilitres", "999 mi-li-lít", "999毫升"),
    ]
    for (millilitres, english, vietnamese, chinese) in table {
      #expect(text(.metric, .english).spoken(volume(millilitres)) == english)
      #expect(text(.metric, .vietnamese).spoken(volume(millilitres)) == vietnamese)
      #expect(text(.metric, .chinese).spoken(volume(millilitres)) == chinese)
    }
  }

  @Test func SI_15_ouncesByTheTable() throws {
    let english = text(.us, .english)
    for ounces in 1...200 {
      let volume = try Volume(Double(ounces), .us)
      #expect(english.full(volume) == "\(ounces) fl oz", "\(ounces)")
    }
    #expect(english.full(volume(2450)) == "83 fl oz")  // 82.84
    #expect(english.full(volume(14)) == "0 fl oz" && english.full(volume(15)) == "1 fl oz")
    #expect(text(.us, .chinese).full(volume(237)) == "8液盎司")
  }

  @Test func SI_04_aTotalThatIsLessThanItsGoalNeverLooksLikeIt() {
    for units in VolumeUnits.allCases {
      let english = text(units, .english)
      for goal in [500, 1000, 1005, 2444, 2450, 3333, 8000] {
        for total in max(0, goal - 40)..<goal {
          let (drunk, wanted) = (volume(total), volume(goal))
          let inUnitOfGoal = english.short(drunk, of: wanted)
          #expect(inUnitOfGoal != english.short(wanted, of: wanted), "\(total) of \(goal)")
          #expect(english.full(drunk, of: wanted) != english.full(wanted), "\(total) of \(goal)")
          #expect(!english.left(drunk, to: wanted).hasPrefix("0 "), "\(total) of \(goal)")
        }
      }
    }
    let english = text(.metric, .english)
    #expect(english.short(volume(750), of: volume(2450)) == "0.75")
    #expect(english.short(volume(2446), of: volume(2450)) == "2.44")
    #expect(english.left(volume(2446), to: volume(2450)) == "4 mL")
    #expect(english.left(volume(3000), to: volume(2450)) == "0 mL")
  }
}
