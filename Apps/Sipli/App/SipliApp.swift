import HydrationWidget
import HydrationWidgetViews
import SwiftUI
import WidgetViews

/// Sipli: what was drunk today.
@main
struct SipliApp: App {
  var body: some Scene {
    WindowGroup {
      HydrationWidgetView(snapshot)
    }
  }

  private var snapshot: HydrationSnapshot {
    let surroundings = Surroundings.current
    return HydrationSystem.snapshot(
      of: HydrationSource.state(in: surroundings), configuration: HydrationConfiguration(),
      at: surroundings.now(), in: surroundings.environment(WidgetFrame(.large)))
  }
}
