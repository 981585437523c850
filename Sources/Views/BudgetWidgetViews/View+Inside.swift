import SwiftUI
import WidgetViews

extension View {
  /// Puts a view inside the margins of a layout, at one side of the space that is left.
  func inside(_ margins: PointSize, alignment: Alignment) -> some View {
    padding(.horizontal, margins.width).padding(.vertical, margins.height)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
  }
}
