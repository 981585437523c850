import SolsticeScreens
import SwiftUI
import WidgetKit

/// The days to the next solstice or equinox.
struct SolsticeCountdownWidget: Widget {
  var body: some WidgetConfiguration { SolsticeIntent.widget }
}
