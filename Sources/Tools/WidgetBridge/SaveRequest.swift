#if canImport(WidgetFoundation)
import Documents
import Foundation
import WidgetFoundation

/// An app's request to write something, with the current instant and zone.
package struct SaveRequest {
  /// The document to write, named after the widget that shows it.
  enum Document: String, CaseIterable, JSONDecodable {
    case budget, hydration, calendar, insult, solstice
  }

  let document: Document
  let now: Timestamp
  let zone: TimeZone
  let clock: ZoneClock
  /// The current civil day.
  let today: CivilDate
  private let members: JSONObject
  /// The language of the request; `nil` if it names none.
  let requestedLanguage: Language?
  /// The language of the sentences of a refusal.
  let language: Language
  /// Whether the command sent it: sentences name files by their paths, and no drink is logged beside a file of another program.
  let isOfCommand: Bool
  /// The text on a command line from which the values of the action were made, for sentences about them.
  let typed: String?

  var instant: Instant { now.instant }

  /// Reads the members that all requests have.
  ///
  /// - Parameters:
  ///   - command: The language of the command's refusals; `nil` for a request of an app.
  ///   - typed: The text on its command line that gives the values of the action.
  package init(_ json: JSON, ofCommand command: Language? = nil, typed: String? = nil) throws(BridgeError) {
    (isOfCommand, self.typed) = (command != nil, typed)
    do throws(JSONValueError) {
      let object = try JSONObject(json: json)
      requestedLanguage = try object.optional("language")
      language = command ?? requestedLanguage ?? .english
      document = try object.required("document")
      now = try object.required("instant")
      let identifier: String = try object.required("zone")
      guard let zone = TimeZone(identifier: identifier) else {
        throw JSONValueError(expected: "an identifier such as Asia/Ho_Chi_Minh", found: .string(identifier))
          .inside("zone")
      }
      self.zone = zone
      clock = ZoneClock(zone, upTo: now.instant)
      guard let today = LocalDays(zone: clock).day(at: now.instant) else {
        throw JSONValueError(expected: "an instant within the years 1 to 9999 in the zone", found: now.json)
          .inside("instant")
      }
      self.today = today
      members = object
    } catch {
      throw .badValue(error)
    }
  }

  /// Reads the action; an error contains its path in the action.
  func action<Kind: JSONDecodable, Value>(
    _ kinds: Kind.Type, _ read: (Kind, JSONObject) throws(JSONValueError) -> Value
  ) throws(BridgeError) -> Value {
    let action: JSONObject
    do throws(JSONValueError) { action = try members.required("action") } catch { throw .badValue(error) }
    do throws(JSONValueError) { return try read(try action.required("kind"), action) } catch {
      throw .inAction(error)
    }
  }
}

extension SaveRequest {
  /// Returns the error for a document that could not be read or written.
  func refusal(_ error: StoreError) -> BridgeError {
    .refused(DataRefusal(error, in: language, isPathNamed: isOfCommand))
  }
}

extension JSONObject {
  /// Throws for members that nothing reads, because a misspelt member would otherwise be ignored silently.
  func allowing(_ keys: [String]) throws(JSONValueError) {
    let known = ["kind"] + keys
    guard let other = members.first(where: { !known.contains($0.key) }) else { return }
    throw JSONValueError(expected: "only the members \(known.joined(separator: ", "))", found: other.value)
      .inside(other.key)
  }
}

extension BridgeError {
  /// Returns the error for a value of the action that is not allowed.
  static func inAction(_ error: JSONValueError) -> BridgeError { .badValue(error.inside("action")) }
}
#endif
