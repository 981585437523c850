import BudgetScreens
import Foundation
import Glibc
import HydrationScreens
import HydrationWidgetCore
import SwiftUI
import Synchronization
import TestSupport
import Testing

@testable import Documents
@testable import WidgetViews
@testable import Widgets

extension State where Value: SavingModel {
  /// Waits until everything is saved, or as long as a lock is waited for.
  @MainActor func saved() async throws {
    for _ in 0..<1_500 where !wrappedValue.pending.actions.isEmpty {
      try await Task.sleep(for: .milliseconds(10))
    }
    try #require(wrappedValue.pending.actions.isEmpty && !wrappedValue.pending.isSlow)
  }
}

/// A lock that another program holds, as it seems to everyone else who opens the file.
private struct OtherProgram: ~Copyable {
  private let descriptor: Int32

  init(locking path: String) throws {
    descriptor = open(path, O_RDWR | O_CREAT, 0o600)
    try #require(descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) == 0)
  }

  func unlock() { flock(descriptor, LOCK_UN) }

  deinit { close(descriptor) }
}

/// A writer of its own, which other tests do not wait for, and which waits for a lock until a busy machine gives the main actor to the test.
private struct PatientWriter: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    try await FileWriter.$shared.withValue(FileWriter()) {
      try await LockTime.$limit.withValue(.max, operation: body)
    }
  }
}

/// Writing waits for the locks of files; whoever taps does not.
@MainActor @Suite(.inAnApp, PatientWriter()) struct SavingTests {
  /// Noon of an ordinary day in Vietnam, 17 February 2026.
  private static let noon = Instant(secondsSince1970: 1_771_304_400)

  private func texts(_ view: any View) -> [String] {
    Stage(WidgetFrame(.large)).nodes(view).flatMap(\.all).compactMap(\.text)
  }

  private func rows(_ model: HydrationModel) throws -> [EntryRow] {
    guard case .today(let today) = model.screen else { throw CancellationError() }
    return today.day.rows()
  }

  private func amounts(_ model: HydrationModel) throws -> [String] {
    try rows(model).map(\.volumeText.longest)
  }

  /// A screen with drinks, the last one first, and the path of its lock.
  private func withDrinks(
    _ millilitres: Int..., body: (State<HydrationModel>, Desk, _ lock: String) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("saving-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let desk = Desk(at: Self.noon, locale: "en_GB", folder: folder)
    var model = HydrationModel(in: desk.services)
    for amount in millilitres {
      desk.move(seconds: 60)
      model.act(.add)
      model.drink.millilitres = amount
      model.act(.save)
    }
    let lock = folder.appendingPathComponent(AppIdentifiers.hydrationState + ".lock").path
    try await body(State(wrappedValue: model), desk, lock)
  }

  @Test func twoTapsInARowAreSavedInTheirOrderAndTheScreenStaysUsable() async throws {
    try await withDrinks(250, 500) { model, _, lock in
      let first = try #require(try rows(model.wrappedValue).last?.id)
      let view = HydrationScreenView(model.projectedValue)
      let other = try OtherProgram(locking: lock)
      // In the other order both drinks would be gone.
      model.projectedValue.act(.delete(first))
      model.projectedValue.act(.undo)
      #expect(try amounts(model.wrappedValue) == ["500 mL", "250 mL"] && !texts(view).contains("Saving…"))
      // Other tasks of the main actor go on, and a person types.
      #expect(await Task { @MainActor in 1 }.value == 1)
      model.projectedValue.act(.add)
      model.projectedValue.drink.amount.wrappedValue = "330"
      for _ in 0..<500 where !texts(view).contains("Saving…") { try await Task.sleep(for: .milliseconds(10)) }
      #expect(
        texts(view).contains("Saving…") && model.wrappedValue.pending.actions == [.delete(first), .undo])
      other.unlock()
      try await model.saved()
      #expect(try amounts(model.wrappedValue) == ["500 mL", "250 mL"] && !texts(view).contains("Saving…"))
      #expect(model.wrappedValue.drink.millilitres == 330 && model.wrappedValue.problem == nil)
      model.projectedValue.act(.undo)
      try await model.saved()
      #expect(try amounts(model.wrappedValue) == ["250 mL"], "the deletion was undone before")
    }
  }

  /// A second tap on what the first one saves or removes is no failure.
  @Test func aRepeatedTapIsOneTap() async throws {
    try await withDrinks(250) { model, desk, lock in
      let id = try #require(try rows(model.wrappedValue).first?.id)
      let other = try OtherProgram(locking: lock)
      for _ in 0..<2 { model.projectedValue.act(.delete(id)) }
      model.projectedValue.act(.add)
      for _ in 0..<2 { model.projectedValue.act(.save) }
      #expect(model.wrappedValue.isFormSaving && model.wrappedValue.isFormChanged)
      other.unlock()
      try await model.saved()
      #expect(!model.wrappedValue.isFormShown && model.wrappedValue.problem == nil)
      #expect(try amounts(HydrationModel(in: desk.services)) == ["150 mL"])
    }
  }

  @Test func aFormThatWasNotSavedKeepsWhatWasTyped() async throws {
    try await withDrinks(250) { model, _, lock in
      let other = try OtherProgram(locking: lock)
      model.projectedValue.act(.add)
      model.projectedValue.drink.amount.wrappedValue = "330"
      LockTime.$limit.withValue(10_000) { model.projectedValue.act(.save) }
      try await model.saved()
      #expect(model.wrappedValue.problem == "This could not be saved. Nothing has changed.")
      #expect(model.wrappedValue.drink.amount == "330" && model.wrappedValue.canSave)
      other.unlock()
      model.projectedValue.act(.save)
      try await model.saved()
      #expect(try amounts(model.wrappedValue) == ["330 mL", "250 mL"] && !model.wrappedValue.isFormShown)
    }
  }

  @Test func anEntryAndARuleOfABudgetAreSavedInTheirOrder() async throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    let model = State(wrappedValue: BudgetModel(in: folder.desk.services))
    model.wrappedValue.act(.editEntry(nil))
    model.wrappedValue.form.amount = "2"
    model.wrappedValue.act(.save)
    let rules = try PeriodRules(monthStartDay: 25)
    try await folder.whileDocumentIsLocked {
      model.projectedValue.act(.undo(model.wrappedValue.screen.undo ?? ""))
      try await model.saved()
    }
    #expect(model.wrappedValue.screen.report?.lines == ["The data is in use right now. Try again"])
    model.wrappedValue.act(.editEntry(nil))
    model.wrappedValue.form.amount = "3"
    let other = try OtherProgram(
      locking: folder.url.appendingPathComponent("\(AppIdentifiers.budgetSummary).lock").path)
    model.projectedValue.act(.save)
    model.projectedValue.rules.wrappedValue = rules
    model.projectedValue.act(.setRules(rules))
    #expect(model.wrappedValue.isFormSaving && model.wrappedValue.rules == rules)
    #expect(model.wrappedValue.screen.rules != rules && model.wrappedValue.isFormShown)
    other.unlock()
    try await model.saved()
    #expect(model.wrappedValue.screen.rules == rules && !model.wrappedValue.isFormShown)
    let entry = try #require(model.wrappedValue.screen.entries.first?.removal).action
    for _ in 0..<2 { model.projectedValue.act(entry) }
    try await model.saved()
    #expect(model.wrappedValue.screen.entries.count == 1 && model.wrappedValue.screen.report == nil)
  }

  /// A report with a button is shown, files are read for another one, and then the button of the first is tapped.
  @Test func theLedgerOfTheTappedButtonIsImported() async throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    let model = State(wrappedValue: BudgetModel(in: folder.desk.services))
    let files = try ["1", "2"].map { amount in
      let file = folder.url.appendingPathComponent("rows\(amount).csv")
      try Data("date,amount,currency\n2025-10-01,\(amount),GBP\n".utf8).write(to: file)
      return file
    }
    model.wrappedValue.act(.importFiles([files[0]]))
    let tap = try #require(model.wrappedValue.screen.report?.choices.first).action
    let other = try OtherProgram(
      locking: folder.url.appendingPathComponent("\(AppIdentifiers.budgetSummary).lock").path)
    model.projectedValue.act(.importFiles([files[1]]))
    model.projectedValue.act(tap)
    other.unlock()
    try await model.saved()
    #expect(model.wrappedValue.screen.report?.title == "Imported")
    model.wrappedValue.act(.show(.spending))
    #expect("\(model.wrappedValue.screen.snapshot)".contains("£1.00"))
  }

  /// Neither a row nor a link replaces the form that is being saved.
  @Test func aFormThatIsSavedStays() async throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    let model = State(wrappedValue: BudgetModel(in: folder.desk.services))
    model.wrappedValue.act(.editEntry(nil))
    model.wrappedValue.form.amount = "2"
    let other = try OtherProgram(
      locking: folder.url.appendingPathComponent("\(AppIdentifiers.budgetSummary).lock").path)
    model.projectedValue.act(.save)
    model.projectedValue.act(.editBudget(.month))
    model.projectedValue.act(.close)
    #expect(model.wrappedValue.form.amount == "2" && model.wrappedValue.isFormSaving)
    other.unlock()
    try await model.saved()
    #expect(model.wrappedValue.openForm == nil && model.wrappedValue.screen.entries.count == 1)
  }

  /// The system is asked for time at the tap, and has it back when the last action is saved.
  @Test func anAppThatGoesToTheBackgroundIsNotSuspendedBetweenTwoActions() async throws {
    try await withDrinks(250, 500) { model, _, lock in
      let (asked, ended) = (Locked([String]()), Locked([String]()))
      let other = try OtherProgram(locking: lock)
      LockTime.$request.withValue({ reason, block in
        asked.withLock { $0.append(reason) }
        DispatchQueue.global().async {
          block(false)
          ended.withLock { $0.append(reason) }
        }
      }) {
        model.projectedValue.act(.undo)
        model.projectedValue.act(.undo)
      }
      #expect(asked.withLock { $0 } == ["save"] && ended.withLock { $0 } == [])
      other.unlock()
      try await model.saved()
      for _ in 0..<500 where !ended.withLock({ $0.contains("save") }) {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(ended.withLock { $0.contains("save") })
      #expect(try amounts(model.wrappedValue) == [])
    }
  }

  /// More writers than the pool has threads wait, and none of them holds one.
  @Test func aWriterHasAThreadOfItsOwn() async {
    let isFree = DispatchSemaphore(value: 0)
    let count = 2 * ProcessInfo.processInfo.activeProcessorCount
    let waits = (1...count).map { _ in
      Task { @concurrent in await FileWriter().run { isFree.wait(timeout: .now() + 600) } }
    }
    try? await Task.sleep(for: .milliseconds(100))
    #expect(await Task.detached { true }.value)
    for _ in waits { isFree.signal() }
    for wait in waits { #expect(await wait.value == .success) }
  }

  /// More taps than the pool has threads wait for a lock, and other tasks run.
  @Test func tapsOnAWidgetWaitWithoutTheThreadsOfOtherTasks() async throws {
    try await withDrinks(250) { model, desk, lock in
      let other = try OtherProgram(locking: lock)
      let count = 4 * ProcessInfo.processInfo.activeProcessorCount
      let taps = (1...count).map { millilitres in
        Task { @concurrent in
          let intent = AddDrinkIntent(millilitres: millilitres, beverage: "water")
          _ = try await desk.run { try await intent.perform() }
        }
      }
      try await Task.sleep(for: .milliseconds(100))
      // If they had all threads, this would wait until they give up.
      #expect(await Task.detached { true }.value)
      other.unlock()
      for tap in taps { try await tap.value }
      model.wrappedValue.refresh()
      #expect(try rows(model.wrappedValue).count == count + 1)
    }
  }
}
