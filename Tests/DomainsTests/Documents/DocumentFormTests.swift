import AlmanacFoundation
import Documents
import Foundation
import Testing

/// Older, bare and richer documents, and places that cannot have a document.
struct DocumentFormTests {
  @Test func C_09_membersThatAreNotKnownAreKeptThoseTakenAwayAreNot() throws {
    let folder = try Folder()
    let store = try folder.store()
    try folder.put(
      """
      {"schema":"tally","version":2,"device":{"name":"x"},
       "payload":{"numbers":[1],"note":"old","colour":"blue","deep":{"a":[1.50]}}}
      """)
    try store.update(at: noon, zone: utc, ifMissing: Tally()) { tally in
      tally.numbers.elements.append(2)
      tally.note = nil
    }
    let file = try JSON(parsing: try #require(folder.bytes("tally.json")))
    #expect(file["device"]?.text == #"{"name":"x"}"#)
    #expect(file["payload"]?.text == #"{"colour":"blue","deep":{"a":[1.50]},"numbers":[1,2]}"#)
    // And once more through the backup.
    try folder.put("{\"schema\":\"tally\"")
    try FileManager.default.removeItem(atPath: store.path + ".backup")
    try folder.put(file.text, "tally.json.backup")
    guard case .corrupt(let corrupt) = try store.read() else {
      Issue.record("half a file was read")
      return
    }
    try store.recover(corrupt, at: noon, zone: utc)
    let recovered = try JSON(parsing: try #require(folder.bytes("tally.json")))
    #expect(recovered["payload"] == file["payload"])
    #expect(recovered["device"] == file["device"])
  }

  /// A type that keeps the rest also keeps unknown members further inside.
  @Test func C_09_unknownMembersAreKeptFurtherInsideToo() throws {
    struct Favourite: JSONCodable {
      var insult: Int
      private var rest = JSONObject()

      init(json: JSON) throws(JSONValueError) {
        let object = try JSONObject(json: json)
        insult = try object.required("insult")
        rest = object.without(["insult"])
      }

      var json: JSON {
        get throws(JSONValueError) {
          var object = JSONObject()
          try object.set("insult", to: insult)
          return .object(object.filled(from: rest))
        }
      }
    }
    enum Favourites: DocumentFormat {
      static let schema = "favourites"
      static let version = 1

      static func payload(from json: JSON) throws(JSONValueError) -> LossyArray<Favourite> {
        try JSONObject(json: json).required("items")
      }

      static func json(of payload: LossyArray<Favourite>) throws(JSONValueError) -> JSON {
        var object = JSONObject()
        try object.set("items", to: payload)
        return .object(object)
      }
    }
    let folder = try Folder()
    let store = try DocumentStore<Favourites>(folder: folder.url, name: "favourites.json")
    try folder.put(
      #"{"payload":{"items":[{"insult":1,"since":"x"},{"insult":2}],"colour":"blue"},"schema":"favourites","version":1}"#,
      "favourites.json")
    try store.update(at: noon, zone: utc, ifMissing: LossyArray()) { $0.elements[0].insult = 3 }
    let file = try JSON(parsing: try #require(folder.bytes("favourites.json")))
    #expect(
      file["payload"]?.text == #"{"colour":"blue","items":[{"insult":3,"since":"x"},{"insult":2}]}"#)
  }

  @Test func C_09_oneBadElementDoesNotLoseTheOthersAndIsNotLostItself() throws {
    let folder = try Folder()
    let store = try folder.store()
    try folder.put(#"{"schema":"tally","version":2,"payload":{"numbers":[1,"two",3,null,{"4":5},6]}}"#)
    let numbers = try #require(try store.read().document).payload.numbers
    #expect(numbers.elements == [1, 3, 6])
    #expect(numbers.unreadable.map(\.index) == [1, 3, 4])
    #expect("\(numbers.unreadable[0].error)".hasPrefix("[1]: found \"two\", expected a whole number"))
    try store.update(at: noon, zone: utc, ifMissing: Tally()) { $0.numbers.elements.append(7) }
    let file = try JSON(parsing: try #require(folder.bytes("tally.json")))
    #expect(file["payload"]?["numbers"]?.text == #"[1,3,6,7,"two",null,{"4":5}]"#)
  }

  /// An envelope needs only schema, version and payload; other missing or wrong members are no loss.
  @Test func C_09_anEnvelopeNeedsSchemaVersionAndPayloadAlone() throws {
    let folder = try Folder()
    let store = try folder.store()
    try folder.put(
      #"{"payload":{"numbers":[1]},"schema":"tally","version":2,"writtenAt":"today","zone":"Nowhere","merged":7}"#
    )
    let document = try #require(try store.read().document)
    #expect(document.payload == Tally([1]))
    #expect(document.writtenAt == nil)
    #expect(document.zone == nil)
  }

  /// A version only adds members that may be missing, so an older document is read as it is.
  @Test func C_07_aDocumentOfAnOlderVersionIsReadAndBecomesTheBackup() throws {
    let folder = try Folder()
    let store = try folder.store()
    let old = #"{"payload":{"extra":true,"numbers":[1,2]},"schema":"tally","version":1}"#
    try folder.put(old)
    let document = try #require(try store.read().document)
    #expect(document.payload == Tally([1, 2]) && document.version == 1)
    #expect(folder.bytes("tally.json") == Array(old.utf8), "reading writes nothing")
    try store.update(at: noon, zone: utc, ifMissing: Tally()) { $0.numbers.elements.append(3) }
    #expect(folder.bytes("tally.json.backup") == Array(old.utf8))
    let file = try JSON(parsing: try #require(folder.bytes("tally.json")))
    #expect(file["payload"]?.text == #"{"extra":true,"numbers":[1,2,3]}"# && file["version"] == .integer(2))
  }

  @Test func SI_01_aFileWithoutEnvelopeIsReadAndWrittenWithOne() throws {
    let folder = try Folder()
    let store = try folder.store()
    try folder.put("[4,5]")
    let document = try #require(try store.read().document)
    #expect(document.payload == Tally([4, 5]) && !document.hasEnvelope)
    // Even without a change: from then on the file has an envelope.
    try store.update(at: noon, zone: utc, ifMissing: Tally()) { _ in }
    #expect(try store.read().document?.version == 2)
    #expect(folder.bytes("tally.json.backup") == Array("[4,5]".utf8))
  }

  @Test func SI_E2_withoutAContainerThereIsAnErrorAndNoOtherFolder() throws {
    #expect(throws: StoreError.noContainer(name: "tally.json")) {
      try DocumentStore<Tally>(folder: nil, name: "tally.json")
    }
  }

  @Test func SI_E2_aFolderThatDoesNotExistIsAnErrorAndIsNotMade() throws {
    let folder = try Folder()
    let missing = folder.url.appendingPathComponent("missing")
    let store = try DocumentStore<Tally>(folder: missing, name: "tally.json")
    let error = StoreError.folderMissing(path: missing.path)
    #expect(throws: error) { try store.read() }
    #expect(throws: error) { try store.update(at: noon, zone: utc, ifMissing: Tally()) { _ in } }
    #expect(throws: error) { try store.corruptPaths() }
    #expect(folder.names == [])
    // The folder comes back, as after a restart: nothing has been decided meanwhile.
    try FileManager.default.createDirectory(at: missing, withIntermediateDirectories: false)
    try store.update(at: noon, zone: utc, ifMissing: Tally()) { $0.note = "here" }
    #expect(try store.read().document?.payload.note == "here")
  }

  @Test func whatIsNoFileIsLeftAlone() throws {
    let folder = try Folder()
    let store = try folder.store()
    try FileManager.default.createDirectory(atPath: store.path, withIntermediateDirectories: false)
    #expect(throws: StoreError.notAFile(path: store.path)) { try store.read() }
    try FileManager.default.removeItem(atPath: store.path)
    try folder.put("[1]", "real.json")
    try FileManager.default.createSymbolicLink(atPath: store.path, withDestinationPath: "real.json")
    // A link to a file and a broken link are both reported as links, and no lock is left beside them.
    for _ in 0..<2 {
      let error = StoreError.symbolicLink(path: store.path)
      #expect(throws: error) { try store.read() }
      #expect(throws: error) { try store.update(at: noon, zone: utc, ifMissing: Tally()) { _ in } }
      #expect(folder.names == ["real.json", "tally.json"])
      try FileManager.default.removeItem(atPath: store.path)
      try FileManager.default.createSymbolicLink(atPath: store.path, withDestinationPath: "nowhere.json")
    }
    #expect(folder.bytes("real.json") == Array("[1]".utf8))
  }
}
