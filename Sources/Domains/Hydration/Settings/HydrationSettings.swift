import Almanac
public import Documents

/// The document of a user's settings, with the last weather and the last workouts.
///
/// The drinks are in the files of months beside it.
public struct HydrationSettings: Hashable, Sendable {
  /// The settings of the user.
  public internal(set) var profile = HydrationProfile()
  /// The stored object of the last weather.
  var weatherObject: JSON?
  /// The stored object of the last workouts.
  var workoutObject: JSON?
  /// Members of the document that this version does not know.
  var others = JSONObject()
  /// The drinks that are in no month yet: those of a file of the app's first version, also while it is being adopted.
  var entries: JSON?
  /// The checksum of the file of the first version that was adopted last, or ``cutFile``; `nil` if there was none.
  var adopted: String?

  /// The value of ``adopted`` after the drinks before a cut were adopted: a whole file may follow.
  static let cutFile = "cut"

  /// Creates empty settings.
  public init() {}

  /// The last weather reading; `nil` if there is none.
  public var weather: WeatherReading? { weatherObject?.object.flatMap { try? WeatherReading($0) } }
  /// The last workout reading; `nil` if there is none.
  public var workout: WorkoutReading? { workoutObject?.object.flatMap { try? WorkoutReading($0) } }

  /// The number of drinks that are in no month yet, also of those that cannot be read.
  package var oldDrinkCount: Int { entries?.array?.count ?? 0 }
}

extension HydrationSettings: JSONDecodable, JSONEncodable {
  private enum Key {
    static let profile = "profile"
    static let weather = "lastWeather"
    static let workout = "lastWorkout"
    static let entries = "entries"
    static let adopted = "adopted"
  }

  /// Reads a document.
  ///
  /// Parts that cannot be read are kept, reported in ``problems`` and written back until they are set again.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    self.init()
    others = object.without([Key.profile, Key.weather, Key.workout, Key.entries, Key.adopted])
    if let members = object[Key.profile]?.object {
      profile = HydrationProfile(members)
    } else if let found = object[Key.profile], found != .null {
      others[Key.profile] = found
    }
    weatherObject = object[Key.weather]
    workoutObject = object[Key.workout]
    entries = object[Key.entries]
    adopted = object[Key.adopted]?.string
  }

  /// The settings in the form of documents.
  public var json: JSON {
    var object = others
    object[Key.weather] = weatherObject
    object[Key.workout] = workoutObject
    if object[Key.profile] == nil || !profile.members.members.isEmpty {
      object[Key.profile] = .object(profile.members)
    }
    object[Key.entries] = entries
    object[Key.adopted] = adopted.map(JSON.string)
    return .object(object)
  }

  /// The unreadable parts, for a developer; none of them counts, and all are kept.
  public var problems: [JSONValueError] {
    var problems: [JSONValueError] = []
    func check(_ key: String, _ json: JSON?, _ read: (JSONObject) throws(JSONValueError) -> Void) {
      guard let json, json != .null else { return }
      do throws(JSONValueError) {
        try read(try JSONObject(json: json))
      } catch {
        problems.append(error.inside(key))
      }
    }
    check(Key.profile, others[Key.profile]) { _ in }
    problems += profile.problems.map { $0.inside(Key.profile) }
    check(Key.weather, weatherObject) { (members) throws(JSONValueError) in
      _ = try WeatherReading(members)
    }
    check(Key.workout, workoutObject) { (members) throws(JSONValueError) in
      _ = try WorkoutReading(members)
    }
    return problems
  }
}

extension HydrationSettings {
  /// Recovers the drinks and the settings from a damaged file of the app's first version: all complete objects.
  init(damaged bytes: [UInt8]) {
    self.init()
    var drinks: [JSON] = []
    var start = bytes.startIndex
    while let open = bytes[start...].firstIndex(of: UInt8(ascii: "{")) {
      start = open + 1
      // An object may have others in it that this version does not know, but not many.
      let ends = bytes[open...].indices.lazy.filter { bytes[$0] == UInt8(ascii: "}") }.prefix(4)
      guard
        let (end, json) = ends.lazy.compactMap({ end in
          (try? JSON(parsing: Array(bytes[open...end]))).map { (end, $0) }
        }).first
      else { continue }
      if (try? HydrationEntry(json: json)) != nil {
        drinks.append(json)
        start = end
      }
      // Every profile has one of its own members.
      if let members = json.object, !HydrationProfile.keys.isDisjoint(with: members.keys) {
        profile = HydrationProfile(members)
      }
    }
    if !drinks.isEmpty { entries = .array(drinks) }
  }
}

/// The form of the document of settings.
///
/// In the app's first version, the file has no envelope and contains all drinks. In version 4, drinks are in
/// files of months.
public enum HydrationFormat: DocumentFormat {
  /// The settings.
  public typealias Payload = HydrationSettings
  /// The name in the envelope.
  public static let schema = "sipli-hydration"
  /// The version that this code writes.
  public static let version = 4

  /// Returns the payload of a file of the app's first version: it has at least one drink, or no entries but settings.
  ///
  /// Other programs write entries as well.
  public static func payload(ofBare file: JSON) -> JSON? {
    guard let entries = file["entries"]?.array else { return nil }
    let keys = file["profile"]?.object?.keys ?? []
    let isOurs =
      entries.isEmpty
      ? !HydrationProfile.keys.isDisjoint(with: keys)
      : entries.contains { (try? HydrationEntry(json: $0)) != nil }
    return isOurs ? file : nil
  }
}

/// The drinks of a file of the app's first version.
struct OldDrinks: Hashable {
  /// The drinks; if two have the same id but differ, one has got another id.
  private(set) var entries: [HydrationEntry] = []
  /// Their days.
  private(set) var days: Set<CivilDate> = []
  /// The elements that are no drinks.
  private(set) var problems: [JSONValueError] = []

  init() {}

  /// Reads the drinks, which have only moments, as if the user had been in a zone.
  init(_ settings: HydrationSettings, in zone: ZoneClock) {
    guard let json = settings.entries else { return }
    let days = LocalDays(zone: zone, dayStartHour: settings.profile.dayStartHour)
    let factors = Dictionary(
      Beverage.all.map { ($0.id, $0.factor) }, uniquingKeysWith: { first, _ in first })
    let list: LossyArray<HydrationEntry>
    do throws(JSONValueError) {
      list = try LossyArray(json: json)
    } catch {
      problems = [error.inside("entries")]
      return
    }
    problems = list.unreadable.map { $0.error.inside("entries") }
    var known: [String: HydrationEntry] = [:]
    for read in list.elements {
      var entry = read
      if entry.isDayAssumed {
        entry.day = days.day(at: entry.moment.instant) ?? entry.day
        entry.offset = zone.offset(at: entry.moment.instant)
        entry.isDayAssumed = false
        // A drink has the factor of its beverage from now on.
        entry.factor = factors[entry.beverage.id] ?? entry.factor
      }
      let id = entry.id
      var number = 2
      while let other = known[entry.id], other != entry {
        entry = entry.renamed("\(id)~\(number)")
        number += 1
      }
      guard known.updateValue(entry, forKey: entry.id) == nil else { continue }
      entries.append(entry)
      self.days.insert(entry.day)
    }
  }
}
