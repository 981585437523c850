import InsultWidgetViews
import SwiftUI

/// The Insolent Bard: the insult of now, those that are kept, and the choices.
@main
struct InsolentBardApp: App {
  @State private var model = BardModel(seed: .random(in: .min ... .max))
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      // How long the insult has stood, and another one when its hour is over.
      TimelineView(.everyMinute) { _ in
        BardScreenView(model.screen) { model.act($0) }
      }
      .onOpenURL { model.open($0) }
      // A widget may have been tapped meanwhile.
      .onChange(of: phase) { model.refresh() }
    }
  }
}
