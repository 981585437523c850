import Foundation
import WidgetFoundation

/// What an app asks to be written, with the moment and the zone it does so.
struct SaveRequest {
  /// What is written, by the widget that shows it.
  enum Document: String, CaseIterable, JSONDecodable {
    case budget, hydration, calendar, insult, solstice
  }

  let document: Document
  /// Now.
  let now: Timestamp
  let zone: TimeZone
  /// The clocks of the zone.
  let clock: ZoneClock
  /// The civil day.
  let today: CivilDate
  let members: JSONObject

  var instant: Instant { now.instant }

  /// Reads what all requests have.
  init(_ json: JSON) throws(BridgeError) {
    do throws(JSONValueError) {
      let object = try JSONObject(json: json)
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
        throw JSONValueError(expected: "a moment in the years 1 to 9999 there", found: now.json)
          .inside("instant")
      }
      self.today = today
      members = object
    } catch {
      throw .badValue(error)
    }
  }

  /// Reads what is asked for; an error says where in the action it is.
  func action<Kind: JSONDecodable, Value>(
    _ kinds: Kind.Type, _ read: (Kind, JSONObject) throws(JSONValueError) -> Value
  ) throws(BridgeError) -> Value {
    do throws(JSONValueError) {
      let action: JSONObject = try members.required("action")
      do throws(JSONValueError) {
        return try read(try action.required("kind"), action)
      } catch {
        throw error.inside("action")
      }
    } catch {
      throw .badValue(error)
    }
  }
}

extension JSONObject {
  /// Refuses members that nothing reads: what is misspelt would be done otherwise than it is meant.
  func allowing(_ keys: [String]) throws(JSONValueError) {
    let known = ["kind"] + keys
    guard let other = members.first(where: { !known.contains($0.key) }) else { return }
    throw JSONValueError(expected: "no member but \(known.joined(separator: ", "))", found: other.value)
      .inside(other.key)
  }
}

extension BridgeError {
  /// A value of the action that cannot be taken.
  static func inAction(_ error: JSONValueError) -> BridgeError { .badValue(error.inside("action")) }
}
