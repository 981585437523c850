import Documents
import Foundation
public import SwiftUI

/// The model of a screen with actions that write files.
///
/// Writing a file has to wait for its lock, ten seconds if another process keeps it, and then for the disk. A screen
/// performs such an action with `Binding.act(_:)`: on a copy of the model, whose changes the model then adopts.
public protocol SavingModel: ScreenModel where Action: Hashable & Sendable {
  /// The actions that are not saved yet.
  var pending: PendingActions<Action> { get set }

  /// Returns how an action is saved; `nil` if it writes no files.
  static func saving(_ action: Action) -> Saving?

  /// Adopts the changes that an action has made in a copy of the model, and computes the screen for now.
  ///
  /// A form stays as it is if it was changed, opened or closed during the action.
  ///
  /// - Parameters:
  ///   - result: The copy after the action.
  ///   - start: The model when the action began.
  mutating func adopt(_ result: Self, since start: Self)
}

/// The rule for an action that is tapped again before the screen shows the result of the first tap.
public enum Saving: Sendable {
  /// The action counts once: a second tap before the first is saved changes nothing.
  case once
  /// The action counts with each tap.
  case eachTime
}

/// The actions of a screen that are being saved, in the order of the taps.
public struct PendingActions<Action: Hashable & Sendable>: Sendable {
  /// The actions; the first one is being performed.
  package fileprivate(set) var actions: [Action] = []
  /// Whether they last so long that the screen shows a note; a shorter note would only flicker.
  package fileprivate(set) var isSlow = false
  /// The time before the note is shown.
  fileprivate static var patience: Duration { .milliseconds(400) }

  /// Creates the pending actions of an app that was just opened: none.
  package init() {}
}

extension Binding where Value: SavingModel {
  /// Performs an action of the screen.
  ///
  /// An action that writes files waits for those before it, and the screen stays usable meanwhile.
  @MainActor public func act(_ action: Value.Action) {
    guard let saving = Value.saving(action) else { return wrappedValue.act(action) }
    // After an action that counts each time, such as an undo, the same tap is a new change.
    let latest = wrappedValue.pending.actions.reversed().prefix { Value.saving($0) == .once }
    if saving == .once, latest.contains(action) { return }
    wrappedValue.pending.actions.append(action)
    guard wrappedValue.pending.actions.count == 1 else { return }
    // This keeps an app in the background from being suspended between two actions.
    let time = LockTime.begin("save")
    Task {
      let slow = Task {
        try await Task.sleep(for: PendingActions<Value.Action>.patience)
        if !Task.isCancelled { wrappedValue.pending.isSlow = true }
      }
      while let action = wrappedValue.pending.actions.first { await save(action) }
      slow.cancel()
      wrappedValue.pending.isSlow = false
      time?.end()
    }
  }

  @MainActor private func save(_ action: Value.Action) async {
    let start = wrappedValue
    let result = await FileWriter.shared.run {
      var copy = start
      copy.act(action)
      return copy
    }
    var model = wrappedValue
    model.adopt(result, since: start)
    model.pending.actions = Array(model.pending.actions.dropFirst())
    wrappedValue = model
  }
}

/// The note of a screen while something is being saved.
package struct SavingNote<Action: Hashable & Sendable>: View {
  private let pending: PendingActions<Action>

  package init(_ pending: PendingActions<Action>) {
    self.pending = pending
  }

  package var body: some View {
    if pending.isSlow {
      SymbolLabel(CommonText(Language(SystemServices.current.locale())).saving, symbol: "hourglass")
    }
  }
}

/// The writer of files for screens and intents, one call after the other.
///
/// It has a thread of its own, so that neither the main thread nor one of the few threads that all tasks
/// share waits for a lock.
package actor FileWriter {
  /// The writer of the program; tests that make it wait set their own.
  @TaskLocal package static var shared = FileWriter()
  private let executor = QueueExecutor()
  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Runs a function that writes files, with the task-local values of the caller.
  package func run<Value: Sendable>(_ body: @Sendable () -> Value) -> Value { body() }
}

/// The dispatch queue of an actor: `DispatchSerialQueue` is one only on Apple's systems.
private final class QueueExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "almanac.files", qos: .userInitiated)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
