import Foundation
import HydrationWidgetCore
import Testing

struct AppStoreTests {
  @Test func theStoreOfTheAppHasTheNamesThatItsWidgetKnows() throws {
    let store = try HydrationStore(folder: FileManager.default.temporaryDirectory)
    let name = URL(fileURLWithPath: store.documents.path).lastPathComponent
    #expect(AppIdentifiers.sipli.documents.first == name)
  }

  @Test func SI_E2_withoutAContainerThereIsAnErrorNeverAnotherFolder() {
    #expect(throws: StoreError.self) { try HydrationStore(folder: nil) }
  }

  @Test func aDocumentThatCannotBeOpenedOrReadIsAStateWithItsReason() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try HydrationStore(folder: folder)
    func state() -> HydrationState {
      HydrationState(reading: store, at: Instant(secondsSince1970: 1_771_300_800), in: .utc)
    }
    #expect(state() == .missing)
    let file = URL(fileURLWithPath: store.documents.path)
    try Data("no JSON".utf8).write(to: file)
    guard case .unreadable(let reason) = state() else {
      Issue.record("\(state())")
      return
    }
    #expect(!reason.isEmpty)
    try Data(#"{"schema":"sipli-hydration","version":99}"#.utf8).write(to: file)
    #expect(state() == .newer(version: 99))
    try FileManager.default.removeItem(at: folder)
    guard case .unavailable(let reason) = state() else {
      Issue.record("\(state())")
      return
    }
    #expect(!reason.isEmpty)
  }

  /// An unreadable configuration means water, and writing it back loses nothing.
  @Test func C_09_anUnreadableConfigurationIsWaterAndLosesNothing() throws {
    for (text, id) in [
      ("{}", "water"), ("null", "water"), (#"{"beverage":7}"#, "water"), (#"{"beverage":""}"#, "water"),
      ("[]", "water"), ("{", "water"),
      (#"{"beverage":"kombucha","later":1}"#, "kombucha"),
    ] {
      var stored = StoredSettings<HydrationConfiguration>(parsing: Array(text.utf8))
      #expect(stored.settings.beverage.id == id, "\(text)")
      #expect(stored.isUnreadable == ["[]", "{"].contains(text))
      stored.settings.beverage = Beverage(id: "tea")
      #expect(try JSON(parsing: stored.bytes)["beverage"] == "tea")
      if id == "kombucha" { #expect(try JSON(parsing: stored.bytes)["later"] == .integer(1)) }
    }
  }
}
