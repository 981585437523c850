import SolsticeWidget
import SolsticeWidgetViews
import SwiftUI
import WidgetViews

/// Solverv: days to the next equinox or solstice.
@main
struct SolvervApp: App {
  var body: some Scene {
    WindowGroup {
      SolsticeWidgetView(snapshot)
    }
  }

  private var snapshot: SolsticeSnapshot {
    let surroundings = Surroundings.current
    return SolsticeSystem.snapshot(
      of: SolsticeSource.state(in: surroundings), configuration: SolsticeConfiguration(),
      at: surroundings.now(), in: surroundings.environment(WidgetFrame(.large)))
  }
}
