import BudgetScreens
import BudgetWidget
import Foundation
import Testing

@testable import WidgetViews

/// The folder of an app group, and the app that imports files into it at ten in the morning of 15 October 2025 in Shanghai.
struct ScreenFolder {
  let url: URL
  let language: Language

  init(_ language: Language = .english) throws {
    self.language = language
    url = FileManager.default.temporaryDirectory.appendingPathComponent("screen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }

  static let now = Instant("2025-10-15T10:00:00+08:00") ?? Instant(secondsSince1970: 0)
  static let zone = TimeZone(identifier: "Asia/Shanghai") ?? .gmt

  var store: BudgetStore { Self.store(in: url, language) }

  /// Returns the store of an app with a folder, or without one.
  static func store(in folder: URL?, _ language: Language = .english) -> BudgetStore {
    BudgetStore(
      SystemServices(
        now: { now }, zone: { zone }, locale: { language.locale }, folder: { _ in folder },
        ownFolder: { folder }, setting: { _, _ in nil }, save: { _, _, _ in }, hasFont: { _ in false },
        reload: { _ in }))
  }

  /// Imports a text, as far as it can be without an answer.
  func importing(_ text: String, _ answer: (inout LedgerOrder) -> Void = { _ in }) -> ImportReport {
    var order = LedgerOrder(.file(Array(text.utf8)))
    answer(&order)
    return store.importLedger(order)
  }

  func status(later seconds: Int64 = 0) -> StatusReport {
    StatusReport(
      inFolder: url, at: Instant(secondsSince1970: Self.now.secondsSince1970 + seconds),
      in: WidgetEnvironment(zone: Self.zone, language: language, frame: WidgetFrame(.large)))
  }

  /// The names of all files but the lock, in order.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [])
      .filter { !$0.hasSuffix(".lock") }.sorted()
  }

  var document: BudgetDocument? {
    get throws {
      try DocumentStore<BudgetDocument>(folder: url, name: AppIdentifiers.budgetSummary).read()
        .document?.payload
    }
  }

  /// The bytes of the document; `nil` if there is none.
  var bytes: Data? {
    get { try? Data(contentsOf: url.appendingPathComponent(AppIdentifiers.budgetSummary)) }
    nonmutating set {
      let file = url.appendingPathComponent(AppIdentifiers.budgetSummary)
      if let newValue { try? newValue.write(to: file) } else { try? FileManager.default.removeItem(at: file) }
    }
  }
}
