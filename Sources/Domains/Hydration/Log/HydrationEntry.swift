public import Documents

/// One drink.
public struct HydrationEntry: Hashable, Sendable {
  /// Where an entry came from; unknown words of other versions are kept.
  public struct Source: RawRepresentable, Hashable, Sendable {
    /// The word in documents.
    public let rawValue: String

    /// A source by its word in documents.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Logged in the app.
    public static let manual = Source(rawValue: "manual")
    /// Logged with a button of the widget.
    public static let widget = Source(rawValue: "widget")
  }

  /// Names the entry in its document.
  public internal(set) var id: String
  /// When it was drunk.
  public internal(set) var moment: Timestamp
  /// The day it counts for: by the clock and the day-start hour of the user when it was logged.
  ///
  /// It never changes by itself, wherever the user travels.
  public internal(set) var day: CivilDate
  /// How much was drunk, 1 to 10,000 mL.
  public internal(set) var volume: Volume
  /// The beverage.
  public internal(set) var beverage: Beverage
  /// The share of the volume that counts, in thousandths, as it was when the drink was logged.
  public internal(set) var factor: Int
  /// Where the entry came from.
  public let source: Source
  /// A note of the user.
  public internal(set) var note: String?
  /// Members that this version does not know.
  var others = JSONObject()
  /// Whether the document had no day, so that it is that of UTC until a zone is known.
  var isDayAssumed = false

  /// The volumes an entry can have, in millilitres; more is a slip of the finger rather than a drink.
  public static let volumes = 1...10_000
  /// The factors an entry can have.
  static let factors = 0...2000
  /// The longest id, in bytes of UTF-8.
  public static let longestID = 100

  /// An entry.
  ///
  /// - Parameters:
  ///   - id: Names it in its document; 1 to 100 bytes.
  ///   - moment: When it was drunk.
  ///   - day: The day it counts for, as `LocalDays.day(at:)` says.
  ///   - volume: 1 to 10,000 mL.
  ///   - beverage: The beverage; its factor of today is kept with the entry.
  ///   - source: Where the entry comes from.
  ///   - note: A note of the user.
  /// - Throws: ``HydrationError``.
  public init(
    id: String, moment: Timestamp, day: CivilDate, volume: Volume, beverage: Beverage = .water,
    source: Source = .manual, note: String? = nil
  ) throws(HydrationError) {
    guard (1...Self.longestID).contains(id.utf8.count) else { throw .invalidID(id) }
    try Self.check(volume)
    self.id = id
    self.moment = moment
    self.day = day
    self.volume = volume
    self.beverage = beverage
    self.source = source
    self.note = note
    factor = beverage.factor
  }

  /// The volume that counts towards the goal: times the factor, rounded to the millilitre, halves up.
  public var effectiveVolume: Volume {
    Volume(clamping: (volume.millilitres * factor + Beverage.fullFactor / 2) / Beverage.fullFactor)
  }

  static func check(_ volume: Volume) throws(HydrationError) {
    guard volumes.contains(volume.millilitres) else {
      throw .volume(.outOfRange("\(volume.millilitres)", allowed: volumes))
    }
  }
}

extension HydrationEntry {
  /// The same drink under another id.
  func renamed(_ id: String) -> HydrationEntry {
    var entry = self
    entry.id = id
    return entry
  }

  /// Whether an entry comes before another in the log: by day, then by moment, then by id.
  static func isBefore(_ left: HydrationEntry, _ right: HydrationEntry) -> Bool {
    if left.day != right.day { return left.day < right.day }
    if left.moment != right.moment { return left.moment < right.moment }
    return left.id < right.id
  }
}

/// Why a change of the log or the profile is refused; nothing was changed then.
public enum HydrationError: Error, Hashable, Sendable {
  /// The amount of an entry, a goal or a preset.
  case volume(VolumeError)
  /// A number of the profile, such as the body mass.
  case outOfRange(name: String, value: String, allowed: String)
  /// An id that is empty or longer than ``HydrationEntry/longestID`` bytes.
  case invalidID(String)
  /// There is an entry with this id already.
  case duplicateID(String)
  /// There is no entry with this id.
  case unknownEntry(String)
  /// No change is left that could be taken back.
  case nothingToUndo
  /// The moment has no civil day between the years 1 and 9999.
  case momentOutOfRange(String)
  /// A file with the days that are over could not be read.
  case log(StoreError)
}

extension HydrationError: CustomStringConvertible {
  /// The reason and what is allowed, for messages.
  public var description: String {
    switch self {
    case .volume(let error): "\(error)"
    case .outOfRange(let name, let value, let allowed): "\(name) \(value) is not allowed; allowed: \(allowed)"
    case .invalidID(let id):
      "'\(id.prefix(80))' is not an id of an entry: 1 to \(HydrationEntry.longestID) bytes"
    case .duplicateID(let id): "there is an entry '\(id)' already"
    case .unknownEntry(let id): "there is no entry '\(id)'"
    case .nothingToUndo: "there is nothing to undo"
    case .log(let error): "\(error)"
    case .momentOutOfRange(let moment): "\(moment) is not on a day of the years 1 to 9999"
    }
  }
}
