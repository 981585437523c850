import InsultWidget
import InsultWidgetViews
import SwiftUI
import WidgetViews

/// The Insolent Bard: the insult of now.
@main
struct InsolentBardApp: App {
  var body: some Scene {
    WindowGroup {
      InsultWidgetView(snapshot)
    }
  }

  private var snapshot: InsultSnapshot {
    let surroundings = Surroundings.current
    return InsultSystem.snapshot(
      of: InsultSource.state(in: surroundings), configuration: InsultConfiguration(),
      at: surroundings.now(), in: surroundings.environment(WidgetFrame(.large)))
  }
}
