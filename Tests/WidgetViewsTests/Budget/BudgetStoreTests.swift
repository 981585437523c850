import BudgetScreens
import BudgetWidgetCore
import Foundation
import Testing
import WidgetKit
import WidgetViews

/// The changes that MomiQ makes to its document, and the requests to the system after them.
@Suite(.inAnApp) struct BudgetStoreTests {
  private static func label(_ screen: BudgetScreen) -> String {
    switch screen.snapshot {
    case .budget(let snapshot): snapshot.accessibility.label
    case .spending(let snapshot): snapshot.accessibility.label
    }
  }

  /// Imports rows of a file, as far as nothing is lowered.
  private func take(_ folder: BudgetFolder, _ rows: String) async throws -> BudgetScreen.Report? {
    let file = folder.url.appendingPathComponent("rows.csv")
    try Data("date,amount,currency,category\n\(rows)".utf8).write(to: file)
    return await folder.desk.run {
      let store = BudgetStore()
      let shown = store.perform(.importFiles([file]))
      guard case .importLedger(let ledger, let title, _) = shown?.choices.first?.action else { return shown }
      return store.perform(.importLedger(ledger, title: title, isReplacing: false))
    }
  }

  /// Each change of the document draws both widgets again, and a file that changes nothing causes no reload.
  @Test func C_23_MQ_18_bothWidgetsAreDrawnAnewWhenTheDocumentChanges() async throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    #expect(try await take(folder, "2025-10-14,5,CNY,Food\n")?.title == "Imported")
    #expect(folder.desk.reloaded == ["BudgetSummaryWidget", "TotalSpendingWidget"])
    #expect(try await take(folder, "2025-10-14,6,CNY,Food\n")?.title == "Imported")
    #expect(folder.desk.reloaded.count == 4)
    // A question or a refusal changes nothing.
    #expect(try await take(folder, "2025-10-14,4,CNY,Food\n")?.choices.count == 2)
    #expect(
      try await take(folder, "x,6,CNY,Food\n")?.title == "This cannot be imported. Nothing has changed.")
    #expect(folder.desk.reloaded.count == 4)
    await folder.desk.run {
      #expect(BudgetStore().perform(.undo(BudgetStore().screen(.budget).undo ?? ""))?.title == "Taken back")
    }
    #expect(folder.desk.reloaded.count == 6)
  }

  /// The power failed after the book was written: the totals follow when the app is opened.
  @Test func totalsFollowTheBookWhenTheAppIsOpened() async throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    _ = try await take(folder, "2025-10-14,5,CNY,Food\n")
    let file = folder.url.appendingPathComponent(AppIdentifiers.budgetSummary)
    let before = try Data(contentsOf: file)
    _ = try await take(folder, "2025-10-14,6,CNY,Food\n")
    try before.write(to: file)
    var model = BudgetModel(in: folder.desk.services)
    model.act(.begin)
    #expect(try folder.document()?.totals.first?.days.map(\.minorUnits) == [600])
  }

  /// If another program writes for long, the app says so, and nothing is lost.
  @Test func aDocumentThatIsInUseIsNamed() async throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    _ = try await take(folder, "2025-10-14,5,CNY,Food\n")
    let (before, asked) = (try folder.document(), folder.desk.reloaded.count)
    try await folder.whileDocumentIsLocked {
      let report = try await take(folder, "2025-10-14,6,CNY,Food\n")
      #expect(report?.lines == ["The data is in use right now. Try again"] && report?.choices == [])
    }
    #expect(try folder.document() == before && folder.desk.reloaded.count == asked)
  }

  @Test func theScreenShowsWhatTheLargeWidgetsShow() async throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    try folder.write(try BudgetSamples.document(period: .week))
    await folder.desk.run {
      let store = BudgetStore()
      #expect(Self.label(store.screen(.budget)) == "Budget, Week 42, 2025")
      #expect(Self.label(store.screen(.budget, .budget(.month))) == "Budget, October 2025")
      #expect(Self.label(store.screen(.spending)) == "Total spending, October 2025")
    }
  }

  /// Without its entitlement the app says so, and keeps nothing in another place.
  @Test func withoutTheAppGroupNothingIsKept() async throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    let desk = Desk(at: BudgetSamples.now, locale: "en_GB", ownFolder: folder.url, hasGroup: false)
    await desk.run {
      let store = BudgetStore()
      var form = store.form(.editEntry(nil))
      form.amount = "1"
      #expect(store.perform(.save, form: form)?.lines == ["The data can’t be opened right now"])
      #expect(store.screen(.budget).status.title == "The data can’t be opened right now")
    }
    #expect(desk.reloaded == [] && folder.names == [])
  }
}
