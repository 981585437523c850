import HydrationWidgetCore
import TestSupport
import Testing

struct BeverageTintTests {
  @Test func C_17_tintsCanBeSeenOnBothBackgrounds() {
    let background = CommonRole.background.colors
    for tint in BeverageTint.allCases {
      #expect(tint.colors.light.contrast(with: background.light) >= 3, "\(tint) in light")
      #expect(tint.colors.dark.contrast(with: background.dark) >= 3, "\(tint) in dark")
    }
  }
}
