public import Foundation
package import SwiftUI

/// The state and the actions of an open app.
///
/// A message that something was not saved stays until an action succeeds, or until the user closes the form of the message. A
/// refresh does not remove it, because the system also causes one when a person only looks at the Control Centre.
public protocol ScreenModel: Sendable {
  /// The actions of a tap on the screen.
  associatedtype Action

  /// Performs an action, and returns when it is saved, which may require waiting in a ``SavingModel``.
  mutating func act(_ action: Action)

  /// Reads the stored data again, and computes the screen for now.
  mutating func refresh()

  /// Shows the page of a widget's link; any other link changes nothing.
  mutating func open(_ url: URL)
}

extension View {
  /// Refreshes the model of the screen when the app becomes active and then each minute, and opens links.
  ///
  /// An app without identifiers shows the reason instead of the screen, since a widget would see nothing that it stores.
  ///
  /// - Parameters:
  ///   - model: The model of the screen.
  ///   - action: Performed before the refresh of an app that becomes active. Before the first unlock of a device the
  ///     system may start an app whose data cannot be read yet, so this is not done when the model is created.
  package func refreshing<Model: ScreenModel>(
    _ model: Binding<Model>, whenActive action: @escaping @MainActor () -> Void = {}
  ) -> some View {
    CurrentScreen(content: self, model: model, becomeActive: action)
  }
}

private struct CurrentScreen<Content: View, Model: ScreenModel>: View {
  let content: Content
  let model: Binding<Model>
  let becomeActive: @MainActor () -> Void
  @Environment(\.scenePhase) private var phase

  var body: some View {
    let services = SystemServices.current
    if let problem = services.identityProblem(in: Language(services.locale())) {
      SymbolLabel(note: problem.longest)
    } else {
      screen
    }
  }

  private var screen: some View {
    content
      .onChange(of: phase, initial: true) {
        guard phase == .active else { return }
        becomeActive()
        model.wrappedValue.refresh()
      }
      .onEveryMinute { model.wrappedValue.refresh() }
      .onOpenURL { model.wrappedValue.open($0) }
  }
}

extension View {
  /// Performs an action each minute while the view is on the screen.
  ///
  /// An app that stays open, as on a charging device, gets no notice of a new day or another zone, and would
  /// show yesterday as today.
  package func onEveryMinute(_ action: @escaping @MainActor () -> Void) -> some View {
    background {
      TimelineView(.everyMinute) { minute in Color.clear.onChange(of: minute.date) { action() } }
    }
  }
}
