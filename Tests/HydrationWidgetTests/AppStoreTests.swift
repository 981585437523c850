import Foundation
import HydrationWidget
import Testing

struct AppStoreTests {
  @Test("The store of the app has the names that its widget knows")
  func names() throws {
    let store = try HydrationStore(folder: FileManager.default.temporaryDirectory)
    let names = [store.documents.path, store.intents.path].map { URL(fileURLWithPath: $0).lastPathComponent }
    #expect(names == AppIdentifiers.sipli.documents)
  }

  @Test("SI-E2: without a container there is an error, never another folder")
  func noContainer() {
    #expect(throws: StoreError.self) { try HydrationStore(folder: nil) }
  }
}
