import SolsticeWidget
import SwiftUI

/// Solverv: the number of days to the next equinox or solstice.
@main
struct SolvervApp: App {
  @State private var model = SolsticeModel()
  @State private var location = DeviceLocation()

  var body: some Scene {
    WindowGroup {
      SolsticeScreenView($model, device: location) { location.onEvent = $0 }
    }
  }
}
