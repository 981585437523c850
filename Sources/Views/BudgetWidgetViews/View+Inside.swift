import SwiftUI
import WidgetViews

extension View {
  /// Puts a view inside the margins of a layout, aligned in the remaining space.
  func inside(_ margins: PointSize, alignment: Alignment) -> some View {
    padding(.horizontal, margins.width).padding(.vertical, margins.height)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
  }
}
