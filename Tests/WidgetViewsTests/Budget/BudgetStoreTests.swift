import BudgetScreens
import BudgetWidget
import Foundation
import Testing
import WidgetKit
import WidgetViews

/// The changes that MomiQ makes to its document, and the requests to the system after them.
struct BudgetStoreTests {
  private static let header = "date,amount,currency,category\n"

  private static func label(_ screen: BudgetScreen) -> String {
    switch screen.snapshot {
    case .budget(let snapshot): snapshot.accessibility.label
    case .spending(let snapshot): snapshot.accessibility.label
    }
  }

  private func take(_ folder: BudgetFolder, _ rows: String, replacing: Bool = false) async -> ImportReport {
    await folder.desk.run {
      BudgetStore().importLedger(
        LedgerOrder(.file(Array((Self.header + rows).utf8)), isReplacing: replacing))
    }
  }

  /// Each change of the document draws both widgets again, and a file that changes nothing causes no reload.
  @Test func C_23_MQ_18_bothWidgetsAreDrawnAnewWhenTheDocumentChanges() async throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    #expect(await take(folder, "2025-10-14,5,CNY,Food\n").title == "Imported")
    #expect(folder.desk.reloaded == ["BudgetSummaryWidget", "TotalSpendingWidget"])
    #expect(await take(folder, "2025-10-14,5,CNY,Food\n").title == "Imported")
    #expect(folder.desk.reloaded.count == 2)
    #expect(await take(folder, "2025-10-14,6,CNY,Food\n").title == "Imported")
    #expect(folder.desk.reloaded.count == 4)
    // A question or a refusal changes nothing.
    #expect(await take(folder, "2025-10-14,4,CNY,Food\n").choices.count == 2)
    #expect(await take(folder, "x,6,CNY,Food\n").title == "Nothing was saved")
    #expect(folder.desk.reloaded.count == 4)
    #expect(await take(folder, "2025-10-14,4,CNY,Food\n", replacing: true).title == "Imported")
    #expect(folder.desk.reloaded.count == 6)
  }

  @Test func whatWasSavedBeforeComesBack() async throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    _ = await take(folder, "2025-10-14,5,CNY,Food\n")
    _ = await take(folder, "2025-10-14,6,CNY,Food\n")
    try folder.write("{")
    let asked = folder.desk.reloaded.count
    await folder.desk.run {
      #expect(BudgetStore().screen(.budget).status.recovery == "Bring back the last saved data")
      #expect(BudgetStore().recover() == nil && BudgetStore().recover() != nil)
      #expect(BudgetStore().screen(.budget).status.title == "Everything can be read")
    }
    #expect(folder.desk.reloaded.count == asked + 2)
    // Of the last import only the settings would be gone, and a file has none.
    #expect(try folder.document()?.totals.first?.days.map(\.minorUnits) == [600])
  }

  /// If another program writes for long, the app says so, and nothing is lost.
  @Test func aDocumentThatIsInUseIsTold() async throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    try folder.write(try BudgetSamples.document())
    let before = try folder.document()
    try await folder.whileDocumentIsLocked {
      let report = await take(folder, "2025-10-14,5,CNY,Food\n")
      #expect(report.lines == ["The data is in use right now. Try again"] && report.choices == [])
    }
    #expect(try folder.document() == before && folder.desk.reloaded == [])
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
  @Test func withoutTheAppGroupNothingIsKept() async {
    let desk = Desk(at: BudgetSamples.now, locale: "en_GB", hasGroup: false)
    await desk.run {
      let report = BudgetStore().importLedger(
        LedgerOrder(.file(Array((Self.header + "2025-10-14,5,CNY,Food\n").utf8))))
      #expect(report.lines == ["The data can’t be opened right now"])
      #expect(BudgetStore().screen(.budget).status.title == "The data can’t be opened right now")
    }
    #expect(desk.reloaded == [])
  }
}
