import InsultWidget
import SwiftUI
import WidgetKit

/// The insult of the hour.
struct BardWidget: Widget {
  var body: some WidgetConfiguration { InsultIntent.widget }
}

/// Another insult.
@available(iOS 18.0, *)
struct AnotherInsultControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    InsultIntent.buttonControl { action in
      action.flatMap(InsultIndex.init).map { AnotherInsultIntent($0) } ?? AnotherInsultIntent()
    }
    .displayName("Another insult")
  }
}

#if !os(Linux)
// Compiled by Xcode alone: a preview is a macro of Apple's.
#Preview(as: .systemLarge) {
  BardWidget()
} timeline: {
  SnapshotEntry<InsultDefinition>.sample(WidgetFrame(.large))
}
#endif
