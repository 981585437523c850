import SwiftUI

/// Sipli: what was drunk today.
@main
struct SipliApp: App {
  var body: some Scene {
    WindowGroup {
      DayScreen()
    }
  }
}
