import SwiftUI

/// Solverv: the number of days to the next equinox or solstice.
@main
struct SolvervApp: App {
  var body: some Scene {
    WindowGroup {
      InfoScreen()
    }
  }
}
