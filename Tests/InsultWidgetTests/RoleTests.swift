import InsultWidgetCore
import TestSupport
import Testing

struct RoleTests {
  @Test func IB_05_textHasContrastOnTheParchmentLightAndDark() {
    let parchment = InsultRole.background.colors
    for role in InsultRole.allCases where role != .background {
      #expect(role.colors.light.contrast(with: parchment.light) >= 4.5, "\(role) in light")
      #expect(role.colors.dark.contrast(with: parchment.dark) >= 4.5, "\(role) in dark")
    }
  }

  @Test func IB_02_IB_03_IB_05_theColoursOfTheSourceDocumentWhereTheyCanBeRead() {
    #expect(InsultRole.background.colors.light == RGBColor(0.95, 0.91, 0.82))
    #expect(InsultRole.insult.colors.light == RGBColor(0.54, 0.25, 0.29))
    #expect(InsultRole.smallInsult.colors.light == RGBColor(0.2, 0.2, 0.2))
    // The reason why two of the colours are not used.
    let parchment = RGBColor(0.95, 0.91, 0.82)
    #expect(RGBColor(0.36, 0.47, 0.48).contrast(with: parchment) < 4.5)
    #expect(RGBColor(0.5, 0.5, 0.5, opacity: 0.7).over(parchment).contrast(with: parchment) < 3)
  }

  @Test func C_17_inOneColourTheBackgroundGoesAndTheInsultStandsOutMost() {
    #expect(InsultRole.background.colors.monochrome == .clear)
    #expect(InsultRole.insult.colors.monochrome == .primary)
    for role in InsultRole.allCases where role != .background {
      #expect(role.colors.monochrome.opacity >= 0.5, "\(role)")
    }
  }
}
