public import Documents

/// One drink.
public struct HydrationEntry: Hashable, Sendable {
  /// The origin of an entry; unknown words of other versions are kept.
  public struct Source: RawRepresentable, Hashable, Sendable {
    /// The word in documents.
    public let rawValue: String

    /// Creates a source from its word in documents.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Logged in the app.
    public static let manual = Source(rawValue: "manual")
    /// Logged with a button of the widget.
    public static let widget = Source(rawValue: "widget")
  }

  /// The id, unique in the journal.
  public internal(set) var id: String
  /// The time of the drink.
  public internal(set) var moment: Timestamp
  /// The day for which it counts, by the user's clock and day-start hour at the time of logging.
  ///
  /// It never changes by itself, wherever the user travels.
  public internal(set) var day: CivilDate
  /// The offset of the clock from UTC where and when it was drunk, in seconds; `nil` in files of the app's first version.
  public internal(set) var offset: Int?
  /// The amount, 1 to 10,000 mL.
  public internal(set) var volume: Volume
  /// The beverage.
  public internal(set) var beverage: Beverage
  /// The share of the volume that counts, in thousandths, as it was when the drink was logged.
  public internal(set) var factor: Int
  /// The origin of the entry.
  public let source: Source
  /// A note of the user, by the rule of ``longestNote`` where it was written by this version; `nil` for none.
  public internal(set) var note: String?
  /// Members that this version does not know.
  var others = JSONObject()
  /// Whether the old file had no day, so that the day in UTC is used until a zone is known.
  var isDayAssumed = false

  /// The allowed volumes of an entry in millilitres; more is probably a typing error.
  public static let volumes = 1...10_000
  /// The year of the earliest day for which a drink can be entered; an earlier one is a typing error.
  package static let firstYear = 1970
  /// The allowed factors of an entry, in thousandths.
  static let factors = 0...2000
  /// The longest id, in bytes of UTF-8.
  public static let longestID = 100
  /// The longest note, in code points; it may have several lines, and nothing in it is hidden.
  public static let longestNote = 1000

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - id: The id, unique in the journal; 1 to 100 bytes of visible characters on one line.
  ///   - moment: The time of the drink.
  ///   - day: The day for which it counts, as from `LocalDays.day(at:)`.
  ///   - offset: How far the clock was ahead of UTC, in seconds.
  ///   - volume: 1 to 10,000 mL.
  ///   - beverage: The beverage; its current factor is kept with the entry.
  ///   - source: The origin of the entry.
  ///   - note: A note of the user, 1 to 1000 visible characters; spaces at its ends are left out.
  /// - Throws: ``HydrationError``.
  public init(
    id: String, moment: Timestamp, day: CivilDate, offset: Int? = nil, volume: Volume,
    beverage: Beverage = .water, source: Source = .manual, note: String? = nil
  ) throws(HydrationError) {
    try Self.check(id: id)
    try Self.check(volume)
    self.id = id
    self.moment = moment
    self.day = day
    self.offset = offset
    self.volume = volume
    self.beverage = beverage
    self.source = source
    self.note = try Self.checked(note: note)
    factor = beverage.factor
  }

  /// The volume that counts towards the goal: multiplied by the factor, rounded to the millilitre, halves up.
  public var effectiveVolume: Volume {
    Volume(clamping: (volume.millilitres * factor + Beverage.fullFactor / 2) / Beverage.fullFactor)
  }

  /// Checks an id, of a drink or of a beverage.
  static func check(id: String, name: String = "id") throws(HydrationError) {
    guard (1...longestID).contains(id.utf8.count) else {
      throw .text(JSONValueError(expected: "1 to \(longestID) bytes", found: .string(id)).inside(name))
    }
    if let fault = id.textFault(1...longestID) { throw .text(fault.inside(name)) }
  }

  /// Returns a note as it is stored, without spaces at its ends.
  static func checked(note: String?) throws(HydrationError) -> String? {
    guard let note = note?.trimmed else { return nil }
    if let fault = note.textFault(1...longestNote, hasLines: true) { throw .text(fault.inside("note")) }
    return note
  }

  static func check(_ volume: Volume) throws(HydrationError) {
    guard volumes.contains(volume.millilitres) else {
      throw .volume(.outOfRange("\(volume.millilitres)", allowed: volumes))
    }
  }
}

extension HydrationEntry {
  /// Returns the same drink with another id.
  func renamed(_ id: String) -> HydrationEntry {
    var entry = self
    entry.id = id
    return entry
  }

  /// Returns whether an entry comes before another in the log: by day, then by moment.
  ///
  /// Those of one instant are in the order in which they were logged.
  static func isBefore(_ left: HydrationEntry, _ right: HydrationEntry) -> Bool {
    if left.day != right.day { return left.day < right.day }
    return left.moment < right.moment
  }
}

/// The reason why a change of the log or the profile is refused; nothing has changed then.
public enum HydrationError: Error, Hashable, Sendable {
  /// The amount of an entry, a goal or a preset is not allowed.
  case volume(VolumeError)
  /// A number of the profile, such as the body mass, is out of range.
  case outOfRange(name: String, value: String, allowed: String)
  /// An id or a note is empty, too long, or has a character that is hidden.
  case text(JSONValueError)
  /// An entry with this id exists already.
  case duplicateID(String)
  /// No entry has this id.
  case unknownEntry(String)
  /// There is no change to undo.
  case nothingToUndo
  /// The moment has no civil day between the years 1 and 9999, or a new drink is of a day before 1970.
  case momentOutOfRange(String)
  /// The file of a month, or an old file in its way, could not be read or written.
  case log(StoreError)
}

/// A drink that a button or a link adds; amount and beverage may be left open.
public struct Intake: Hashable, Sendable {
  /// The amount, 1 to 10,000 mL; `nil` if not chosen.
  public let volume: Volume?
  /// The beverage; `nil` if not chosen.
  public let beverage: Beverage?

  /// An open choice: the app asks.
  public static let open = Intake()

  private init() {
    volume = nil
    beverage = nil
  }

  /// Creates an intake.
  ///
  /// - Throws: ``HydrationError`` for a volume that no entry can have, and for an id of a beverage that is
  ///   empty, longer than 100 bytes or not visible.
  public init(volume: Volume?, beverage: Beverage? = nil) throws(HydrationError) {
    if let volume { try HydrationEntry.check(volume) }
    if let beverage { try HydrationEntry.check(id: beverage.id, name: "fluidType") }
    self.volume = volume
    self.beverage = beverage
  }
}
