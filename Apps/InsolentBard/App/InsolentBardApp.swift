import InsultScreens
import SwiftUI

/// The Insolent Bard: the current insult, the favourites, and the settings.
@main
struct InsolentBardApp: App {
  @State private var model = BardModel(seed: .random(in: .min ... .max))
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      // Updates the age of the insult every minute, and shows the next one when its hour ends.
      TimelineView(.everyMinute) { _ in
        BardScreenView(model.screen) { model.act($0) }
      }
      .onOpenURL { model.open($0) }
      // A widget may have been tapped in the meantime.
      .onChange(of: phase) { if phase == .active { model.refresh() } }
    }
  }
}
