import SwiftUI
import WidgetKit

/// The widget extension of Solverv.
@main
struct SolvervWidgetBundle: WidgetBundle {
  var body: some Widget {
    SolsticeCountdownWidget()
  }
}
