import InsultWidget
import Testing

struct RoleTests {
  @Test("IB-05: text has a contrast of 4.5 to 1 on the parchment, light and dark") func contrast() {
    let parchment = InsultRole.background.colors
    for role in InsultRole.allCases where role != .background {
      #expect(role.colors.light.contrast(with: parchment.light) >= 4.5, "\(role) in light")
      #expect(role.colors.dark.contrast(with: parchment.dark) >= 4.5, "\(role) in dark")
    }
  }

  @Test("IB-02, IB-03, IB-05: the colours of the source document where they can be read") func colors() {
    #expect(InsultRole.background.colors.light == RGBColor(0.95, 0.91, 0.82))
    #expect(InsultRole.insult.colors.light == RGBColor(0.54, 0.25, 0.29))
    #expect(InsultRole.smallInsult.colors.light == RGBColor(0.2, 0.2, 0.2))
    // Why two of them are not kept.
    let parchment = RGBColor(0.95, 0.91, 0.82)
    #expect(RGBColor(0.36, 0.47, 0.48).contrast(with: parchment) < 4.5)
    #expect(RGBColor(0.5, 0.5, 0.5, opacity: 0.7).over(parchment).contrast(with: parchment) < 3)
  }

  @Test("C-17: in one colour the background goes, and the insult stands out most") func monochrome() {
    #expect(InsultRole.background.colors.monochrome == .clear)
    #expect(InsultRole.insult.colors.monochrome == .primary)
    for role in InsultRole.allCases where role != .background {
      #expect(role.colors.monochrome.opacity >= 0.5, "\(role)")
    }
  }
}
