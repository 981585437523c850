import BudgetScreens
import BudgetWidgetCore
import Foundation
import Testing

@testable import WidgetViews

/// The folders of an app group and of the app, and its screen at ten in the morning of 15 October 2025 in Shanghai.
struct ScreenFolder {
  let root: URL
  let locale: Locale

  init(_ language: Language = .english) throws { try self.init(locale: language.locale) }

  init(locale: Locale) throws {
    self.locale = locale
    root = FileManager.default.temporaryDirectory.appendingPathComponent("screen-\(UUID().uuidString)")
    for folder in [group, own] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  func remove() { try? FileManager.default.removeItem(at: root) }

  static let now = Instant("2025-10-15T10:00:00+08:00") ?? Instant(secondsSince1970: 0)
  var group: URL { root.appendingPathComponent("group") }
  var own: URL { root.appendingPathComponent("own") }
  var document: URL { group.appendingPathComponent(AppIdentifiers.budgetSummary) }
  var book: URL {
    own.appendingPathComponent(SpendingBook.fileName(of: AppIdentifiers.budgetSummary))
  }

  var model: BudgetModel { model() }

  /// Returns the model of an app that is opened later, or without its group.
  func model(later seconds: Int64 = 0, hasGroup: Bool = true) -> BudgetModel {
    let (locale, group, own) = (locale, hasGroup ? group : nil, own)
    let now = Instant(secondsSince1970: Self.now.secondsSince1970 + seconds)
    return BudgetModel(
      in: SystemServices(
        now: { now }, zone: { TimeZone(identifier: "Asia/Shanghai") ?? .gmt }, locale: { locale },
        app: { () throws(AppIdentityError) in try AppIdentity { $0 == .group ? "group.app" : "momiq" } },
        folder: { _ in group }, ownFolder: { own }, setting: { _, _ in nil }, save: { _, _, _ in },
        hasFont: { _ in false }, reload: { _ in }))
  }

  /// Writes files, `1.csv` and so on.
  func files(_ texts: [String]) throws -> [URL] {
    try texts.enumerated().map { index, text in
      let file = root.appendingPathComponent("\(index + 1).csv")
      try Data(text.utf8).write(to: file)
      return file
    }
  }

  /// Returns what the app says of files that are chosen together.
  func preview(_ texts: String...) throws -> BudgetScreen.Report {
    var model = model
    model.act(.importFiles(try files(texts)))
    return try #require(model.screen.report)
  }

  /// Chooses files and taps the first button.
  @discardableResult
  func importing(_ texts: String...) throws -> BudgetScreen.Report {
    var model = model
    model.act(.importFiles(try files(texts)))
    model.act(try #require(model.screen.report?.choices.first, "\(model.screen.report?.lines ?? [])").action)
    return try #require(model.screen.report)
  }

  /// The names of all files in a folder but locks, in order.
  func names(_ folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { !$0.hasSuffix(".lock") }.sorted()
  }

  /// The days of the document with their sums.
  func days() throws -> [String] {
    let document = try DocumentStore<BudgetDocument>(folder: group, name: AppIdentifiers.budgetSummary).read()
      .document?.payload
    return (document?.totals ?? []).flatMap { totals in
      totals.days.map { "\($0.day) \($0.minorUnits) \(totals.currency)" }
    }
  }

  func write(_ text: String, to file: URL) throws { try Data(text.utf8).write(to: file) }
}
