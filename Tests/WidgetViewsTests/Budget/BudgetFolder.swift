import BudgetWidgetCore
import Foundation
import Synchronization
import Testing

/// The folder of an app group with the document of MomiQ, and the desk of an extension that finds it.
struct BudgetFolder {
  let url: URL
  let desk: Desk

  init(locale: String = "vi_VN") throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("budget-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    desk = Desk(at: BudgetSamples.now, locale: locale, folder: url, ownFolder: url)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }

  private var file: URL { url.appendingPathComponent(AppIdentifiers.budgetSummary) }

  /// The names of all files, in order.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  /// The document; `nil` if it cannot be read.
  func document() throws -> BudgetDocument? {
    try DocumentStore<BudgetDocument>(folder: url, name: AppIdentifiers.budgetSummary).read()
      .document?.payload
  }

  /// Writes a document as the app does.
  func write(_ document: BudgetDocument) throws {
    let store = try DocumentStore<BudgetDocument>(folder: url, name: AppIdentifiers.budgetSummary)
    try store.update(at: BudgetSamples.now, zone: .gmt, ifMissing: document) { $0 = document }
  }

  /// Writes bytes in the place of the document.
  func write(_ text: String) throws { try Data(text.utf8).write(to: file) }

  /// Removes what was saved before the last write.
  func removeBackup() throws {
    try FileManager.default.removeItem(at: url.appendingPathComponent(file.lastPathComponent + ".backup"))
  }

  /// Does something while another program holds the lock of the document.
  func whileDocumentIsLocked(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async throws {
    try await whileLocked(file.path + ".lock", body)
  }
}
