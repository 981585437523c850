public import SwiftUI

extension View {
  /// Performs an action each minute while the view is on the screen.
  ///
  /// An app that stays open, as on a charging device, is told of no new day and no other zone. What it shows of
  /// today would be that of yesterday.
  public func onEveryMinute(_ action: @escaping @MainActor () -> Void) -> some View {
    background {
      TimelineView(.everyMinute) { minute in Color.clear.onChange(of: minute.date) { action() } }
    }
  }
}
