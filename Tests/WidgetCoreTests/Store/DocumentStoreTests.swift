import Foundation
import Testing
import WidgetCore

struct DocumentStoreTests {
  @Test("C-07: what is written is read, with its envelope")
  func C_07_writtenIsRead() throws {
    let folder = try Folder()
    let store = try folder.store()
    guard case .missing = try store.read() else {
      Issue.record("a document in an empty folder")
      return
    }
    let count = try store.update(at: noon, zone: saigon, ifMissing: Tally()) { tally in
      tally.numbers.elements.append(1)
      return tally.numbers.elements.count
    }
    #expect(count == 1)
    let document = try #require(try store.read().document)
    #expect(document.payload == Tally([1]))
    #expect(document.writtenAt == Timestamp(noon))
    #expect(document.zone == saigon)
    #expect(document.version == 2)
    let text = """
      {
        "payload": {
          "numbers": [
            1
          ]
        },
        "schema": "tally",
        "version": 2,
        "writtenAt": "2026-11-20T13:00:00Z",
        "zone": "Asia/Ho_Chi_Minh"
      }

      """
    #expect(folder.bytes("tally.json") == Array(text.utf8))
  }
}
