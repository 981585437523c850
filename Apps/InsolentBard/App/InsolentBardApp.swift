import InsultWidget
import SwiftUI

/// The Insolent Bard: the current insult, the favourites, and the settings.
@main
struct InsolentBardApp: App {
  @State private var model = InsultModel(seed: .random(in: .min ... .max))

  var body: some Scene {
    WindowGroup {
      InsultScreenView($model)
    }
  }
}
