import SwiftUI

/// Sipli: today's drinks.
@main
struct SipliApp: App {
  var body: some Scene {
    WindowGroup {
      DayScreen()
    }
  }
}
