import HydrationWidget
import SwiftUI

/// Sipli: today's drinks.
@main
struct SipliApp: App {
  @State private var model = HydrationModel()

  var body: some Scene {
    WindowGroup {
      HydrationScreenView($model)
    }
  }
}
