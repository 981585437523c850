import SolsticeWidget
import SwiftUI
import WidgetKit

/// The days to the next solstice or equinox.
struct SolsticeCountdownWidget: Widget {
  var body: some WidgetConfiguration { SolsticeIntent.widget }
}

#if !os(Linux)
// Compiled by Xcode alone: a preview is a macro of Apple's.
#Preview(as: .systemLarge) {
  SolsticeCountdownWidget()
} timeline: {
  SnapshotEntry<SolsticeDefinition>.sample(WidgetFrame(.large))
}
#endif
