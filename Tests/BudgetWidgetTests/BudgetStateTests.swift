import BudgetWidget
import Foundation
import Testing
import WidgetCore

/// The states of the document as a widget finds it.
struct BudgetStateTests {
  @Test func C_20_MQ_13_everyKindOfFileIsAState() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try DocumentStore<BudgetDocument>(folder: folder, name: AppIdentifiers.budgetSummary)
    let file = folder.appendingPathComponent(AppIdentifiers.budgetSummary)
    #expect(BudgetState(reading: store) == .missing)
    try Data(#"{"schema":"momiq-budget","version":99}"#.utf8).write(to: file)
    #expect(BudgetState(reading: store) == .newer(version: 99))
    try Data("no JSON".utf8).write(to: file)
    guard case .unreadable(let fault) = BudgetState(reading: store) else {
      Issue.record("broken bytes were read")
      return
    }
    #expect(!fault.isEmpty)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    guard case .unavailable = BudgetState(reading: store) else {
      Issue.record("a folder was read")
      return
    }
  }
}
