import Almanac
public import Documents

/// The past days, in a file for each year beside the document.
///
/// The document holds the days from the day before yesterday on, and those in `open`. An older day becomes a
/// line of its year's file, see `ArchivedDay`. The document describes these files as follows:
///
/// ```json
/// "archive": {
///   "end": "2026-02-16",
///   "streak": {"days": 3, "first": "2026-02-13", "last": "2026-02-15", "lastDrink": "2026-02-15T14:00:00Z"},
///   "years": {"2025": {"bytes": 1289640, "days": 365, "drinks": 9855}, "2026": {"bytes": 162000, "days": 46, "drinks": 1242}}
/// }
/// ```
public struct HydrationArchive: Hashable, Sendable {
  /// The document's description of one year's file.
  struct Year: Hashable, Sendable {
    /// The number of bytes of the file that count.
    var bytes = 0
    /// The number of days with drinks in the file.
    var days = 0
    /// The number of drinks in the file.
    var drinks = 0
    /// Members that this version does not know.
    var others = JSONObject()
  }

  /// The document's knowledge of a file with lines that it does not include, beside the year's file that they
  /// were in.
  struct SetAsideLines: Hashable, Sendable {
    /// The name of the file.
    let name: String
    /// The checksums of the drinks that the document had on days of these lines when they were set aside.
    ///
    /// As long as it has the same drinks, the lines are the newer ones.
    var own: [DayNumber: String] = [:]
    /// Members that this version does not know.
    fileprivate var others = JSONObject()

    init(name: String, own: [DayNumber: String] = [:]) {
      self.name = name
      self.own = own
    }
  }

  /// The place of the document; `nil` if it was read without its folder, as by a bridge to another language.
  var place: DocumentPlace?
  /// The files, by year.
  var years: [Int: Year] = [:]
  /// The first day that is not in the files; `nil` if no day is.
  ///
  /// Earlier days in ``open`` are not in the files either.
  var end: DayNumber?
  /// Days before ``end`` that the document holds, because they are being changed, or because a clock was
  /// wrong.
  var open: Set<DayNumber> = []
  /// The streak that ends with the last day here.
  var run: StreakRun?
  /// The last streaks that ended before it, oldest first.
  ///
  /// A change that heals a day, or undoes that, continues one of them without reading the years.
  var earlierRuns: [StreakRun] = []
  /// The facts about lines that the document does not include, because an older document was put back.
  ///
  /// The folder says which files with such lines exist: ``setAsideNames()``.
  var setAside: [SetAsideLines] = []
  /// Members that this version does not know.
  var others = JSONObject()
  /// Whether ``run`` matches the files; otherwise it is counted when the document is written next.
  var isRunKnown = true
  /// Years with damaged lines to remove when the document is written next, and the number of bytes that
  /// count.
  var damagedYears: [Int: Int] = [:]
  /// Years whose files may have more lines than count, because they could not be read; these files are not
  /// written.
  var unreadYears: [Int: StoreError] = [:]

  /// The number of days with drinks in the files.
  public var dayCount: Int { years.values.reduce(0) { $0 + $1.days } }
  /// The number of drinks in the files.
  public var drinkCount: Int { years.values.reduce(0) { $0 + $1.drinks } }
  var isEmpty: Bool { years.isEmpty && open.isEmpty && setAside.isEmpty && others.members.isEmpty }

  /// Returns whether a day is in a file and not in the document.
  func holds(_ day: DayNumber) -> Bool { end.map { day < $0 } == true && !open.contains(day) }
}

extension HydrationArchive: JSONDecodable, JSONEncodable {
  fileprivate enum Key {
    static let bytes = "bytes"
    static let days = "days"
    static let drinks = "drinks"
    static let earlierStreaks = "earlierStreaks"
    static let end = "end"
    static let kept = "kept"
    static let open = "open"
    static let streak = "streak"
    static let years = "years"
    static let all: Set = [earlierStreaks, end, kept, open, streak, years]

    static let file = "file"
    static let own = "own"
  }

  /// Reads a document's description of its files.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    let end: CivilDate? = try object.optional(Key.end)
    self.end = end.map { DayNumber($0) }
    let open: [CivilDate] = try object.optional(Key.open) ?? []
    self.open = Set(open.map { DayNumber($0) })
    let files: JSONObject = try object.required(Key.years)
    for member in files.members {
      guard let number = Int(member.key), CivilDate.years.contains(number), "\(number)" == member.key else {
        throw JSONValueError(expected: "a year", found: member.key).inside(Key.years)
      }
      do throws(JSONValueError) {
        years[number] = try Year(json: member.value)
      } catch {
        throw error.inside(member.key).inside(Key.years)
      }
    }
    run = try object.optional(Key.streak)
    earlierRuns = try object.optional(Key.earlierStreaks) ?? []
    setAside = try object.optional(Key.kept) ?? []
    others = object.without(Key.all)
  }

  /// The document's description of its files.
  public var json: JSON {
    var files = JSONObject()
    for (number, year) in years { files["\(number)"] = year.json }
    var object = others
    object[Key.years] = .object(files)
    object[Key.end] = end.map { .string("\($0)") }
    if !open.isEmpty { object[Key.open] = .array(open.sorted().map { .string("\($0)") }) }
    object[Key.streak] = run?.json
    if !earlierRuns.isEmpty { object[Key.earlierStreaks] = .array(earlierRuns.map(\.json)) }
    if !setAside.isEmpty { object[Key.kept] = .array(setAside.map(\.json)) }
    return .object(object)
  }
}

extension HydrationArchive.Year: JSONDecodable, JSONEncodable {
  init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    bytes = try object.count(HydrationArchive.Key.bytes)
    days = try object.count(HydrationArchive.Key.days)
    drinks = try object.count(HydrationArchive.Key.drinks)
    others = object.without([
      HydrationArchive.Key.bytes, HydrationArchive.Key.days, HydrationArchive.Key.drinks,
    ])
  }

  var json: JSON {
    var object = others
    object[HydrationArchive.Key.bytes] = .integer(Int64(bytes))
    object[HydrationArchive.Key.days] = .integer(Int64(days))
    object[HydrationArchive.Key.drinks] = .integer(Int64(drinks))
    return .object(object)
  }
}

extension HydrationArchive.SetAsideLines: JSONDecodable, JSONEncodable {
  init(json: JSON) throws(JSONValueError) {
    // A name without more means that the drinks of the document at that time are not known.
    if let name = json.string {
      self.init(name: name)
      return
    }
    let object = try JSONObject(json: json)
    self.init(name: try object.required(HydrationArchive.Key.file))
    let days: JSONObject = try object.optional(HydrationArchive.Key.own) ?? JSONObject()
    for member in days.members {
      do throws(JSONValueError) {
        own[DayNumber(try CivilDate(json: .string(member.key)))] = try String(json: member.value)
      } catch {
        throw error.inside(member.key).inside(HydrationArchive.Key.own)
      }
    }
    others = object.without([HydrationArchive.Key.file, HydrationArchive.Key.own])
  }

  var json: JSON {
    var object = others
    object[HydrationArchive.Key.file] = .string(name)
    var days = JSONObject()
    for (day, sum) in own { days["\(day)"] = .string(sum) }
    if !own.isEmpty { object[HydrationArchive.Key.own] = .object(days) }
    return .object(object)
  }
}

extension JSONObject {
  /// Returns a required whole number, zero or more.
  func count(_ key: String) throws(JSONValueError) -> Int {
    let count: Int = try required(key)
    guard count >= 0 else { throw JSONValueError(expected: "a number from 0", found: "\(count)").inside(key) }
    return count
  }
}
