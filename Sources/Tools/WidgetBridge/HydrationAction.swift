#if canImport(WidgetFoundation)
import Foundation
import HydrationWidget

/// An action on an app's log of drinks, requested by a program in another language.
enum HydrationAction {
  /// The name of an action.
  enum Kind: String, CaseIterable, JSONDecodable {
    case add, edit, delete, undo, tap, set, open, read, check, recover, export
  }

  /// The form in which all drinks are handed over.
  enum Form: String, CaseIterable, JSONDecodable {
    case json, csv, jsonl
  }

  /// Without an id the drink gets one, and is looked for nowhere.
  case add(id: String?, Drink)
  case edit(id: String, Drink)
  case delete(id: String)
  case undo
  case tap(id: String?, Drink)
  case set(Choices)
  /// Moves the file of the app's first version, if there is one; the range gives the days whose drinks are returned.
  case open(ClosedRange<CivilDate>?)
  /// Changes nothing; the range is that of `open`.
  case read(ClosedRange<CivilDate>?)
  /// Reads all months, and changes nothing.
  case check
  /// Goes on after damage, with all that can be saved.
  case recover
  case export(Form)

  /// The given properties of a drink.
  struct Drink {
    var volume: Volume?
    var beverage: Beverage?
    var moment: Timestamp?
    var note: String?
  }

  /// The given properties of the user and of today; a missing one stays, `.some(nil)` removes it.
  struct Choices {
    var profile: JSONObject?
    var weather: JSONObject??
    var workout: JSONObject??
  }

  /// Reads the action of a request; what is logged without a moment is of now.
  ///
  /// What is wrong whatever was logged is refused here, before a file is opened.
  init(_ kind: Kind, _ members: JSONObject, of request: SaveRequest) throws(JSONValueError) {
    let id: String? = try members.optional("id")
    switch kind {
    case .add:
      try members.allowing(["id"] + Drink.keys)
      var drink = try Drink(members, needsVolume: true)
      drink.moment = drink.moment ?? request.now
      self = .add(id: id, drink)
    case .edit:
      try members.allowing(["id"] + Drink.keys)
      self = .edit(id: try members.required("id"), try Drink(members, needsVolume: false))
    case .delete:
      try members.allowing(["id"])
      self = .delete(id: try members.required("id"))
    case .undo:
      try members.allowing([])
      self = .undo
    case .tap:
      try members.allowing(["id", "volumeML", "fluidType"])
      self = .tap(id: id, try Drink(members, needsVolume: true))
    case .check:
      try members.allowing([])
      self = .check
    case .recover:
      try members.allowing([])
      self = .recover
    case .export:
      try members.allowing(["form"])
      self = .export(try members.required("form"))
    case .set:
      try members.allowing(["profile", "lastWeather", "lastWorkout"])
      let choices = try Choices(members)
      var trial = HydrationJournal()
      do {
        try choices.apply(to: &trial, now: request.instant, in: request.clock)
      } catch {
        if case .value(let error) = DrinksError(error) { throw error }
      }
      self = .set(choices)
    case .open, .read:
      try members.allowing(["first", "last"])
      let (first, last): (CivilDate?, CivilDate?) = (
        try members.optional("first"), try members.optional("last")
      )
      var days: ClosedRange<CivilDate>?
      if let begin = first ?? last, let end = last ?? first {
        guard begin <= end else {
          throw JSONValueError(expected: "a day not before \(begin)", found: end.json).inside("last")
        }
        days = begin...end
      }
      self = kind == .open ? .open(days) : .read(days)
    }
  }
}

extension HydrationAction.Drink {
  static let keys = ["volumeML", "fluidType", "date", "note"]

  init(_ members: JSONObject, needsVolume: Bool) throws(JSONValueError) {
    let (key, volumes) = ("volumeML", HydrationEntry.volumes)
    if needsVolume || (members[key] ?? .null) != .null {
      let millilitres: Double = try members.required(key)
      do throws(VolumeError) {
        volume = try Volume(millilitres, .metric, allowed: volumes)
      } catch {
        throw JSONValueError(
          expected: "\(volumes.lowerBound) to \(volumes.upperBound) mL", found: members[key] ?? .null
        ).inside(key)
      }
    }
    let fluid: String? = try members.optional("fluidType")
    beverage = fluid.map { Beverage(id: $0) }
    if let beverage, !beverage.isKnown {
      throw JSONValueError(
        expected: "one of: \(Beverage.all.map(\.id).joined(separator: ", "))", found: .string(beverage.id)
      ).inside("fluidType")
    }
    moment = try members.optional("date")
    // Null removes a note, as an empty text does.
    note = members["note"] == .null ? "" : try members.optional("note")
  }
}

extension HydrationAction.Choices {
  init(_ members: JSONObject) throws(JSONValueError) {
    profile = try members.optional("profile")
    func reading(_ key: String) throws(JSONValueError) -> JSONObject?? {
      guard let json = members[key] else { return nil }
      guard json != .null else { return .some(nil) }
      let object: JSONObject = try members.required(key)
      return object
    }
    weather = try reading("lastWeather")
    workout = try reading("lastWorkout")
  }
}
#endif
