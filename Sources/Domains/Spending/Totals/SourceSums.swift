public import Documents

/// Spending by source, day, currency and category, from which the totals of a ``BudgetDocument`` are computed.
///
/// A source is what a file speaks for, such as an account or an app. An import replaces the days of its source for which it
/// speaks, and leaves all others as they are, so overlapping files in any order end in the same totals, and no account
/// replaces another. Single purchases are not kept: a sum of one amount is that amount. No widget reads this; it lies in the
/// app's own folder or, for the command, beside the document.
public struct SourceSums: Hashable, Sendable {
  /// Minor units by day and the id of a category, which is empty for none.
  typealias Days = [CivilDate: [String: Int64]]

  /// What is known of one source.
  struct Source: Hashable, Sendable {
    /// The first day for which the source has spoken; `nil` if it has had no records.
    var since: CivilDate?
    /// The sums; a currency without days is not kept.
    var sums: [Currency: Days] = [:]
  }

  /// The sums at some time.
  struct State: Hashable, Sendable {
    /// The day of the last import.
    var asOf: CivilDate
    /// The sources by their names; the empty name is that of files without one.
    var sources: [String: Source] = [:]
    /// The totals of a document that is older than its sums by source, without those days for which a file has spoken since.
    ///
    /// Their days have no categories; their periods have, as long as all their days are there.
    var earlier: BudgetDocument?
  }

  /// The sums as they are now.
  var state: State
  /// The sums before the last import that changed any; `nil` if it was taken back, or there was none.
  var previous: State?

  /// Begins with the totals of a document, whose sources nobody knows; they stay until files speak for their days.
  package init(of document: BudgetDocument) {
    state = State(asOf: document.asOf)
    guard document.recordedSince != nil || !document.totals.isEmpty else { return }
    // The sum of a day with planned amounts is that of these.
    let totals = document.totals.map { own in
      let planned = Set(own.planned.map(\.day))
      return own.keeping({ !planned.contains($0) }, planned: { _ in true })
    }
    state.earlier = BudgetDocument(
      currency: document.currency, rules: document.rules, asOf: document.asOf,
      recordedSince: document.recordedSince, totals: totals)
  }

  /// The first day from which all spending is known; `nil` if there is none.
  ///
  /// Days between those of two files count as days without spending: a file may begin after its first day without any.
  var since: CivilDate? {
    (state.sources.values.map(\.since) + [state.earlier?.recordedSince]).compactMap(\.self).min()
  }

  /// The sums of all sources, one entry for each day and category, with the planned ones of a document without sources.
  var entries: [Ledger.Entry] {
    var entries: [Ledger.Entry] = []
    func add(_ currency: Currency, _ day: CivilDate, _ category: String, _ minorUnits: Int64) {
      entries.append(
        Ledger.Entry(
          day: day, amount: Money(minorUnits: minorUnits, currency: currency),
          category: category.isEmpty ? nil : category))
    }
    for source in state.sources.values {
      for (currency, days) in source.sums {
        for (day, amounts) in days { for amount in amounts { add(currency, day, amount.key, amount.value) } }
      }
    }
    for totals in state.earlier?.totals ?? [] {
      for planned in totals.planned {
        add(totals.currency, planned.day, planned.category, planned.minorUnits)
      }
    }
    return entries
  }

  /// The names of the sources, in order, without that of files without one.
  package var names: [String] { state.sources.keys.filter { !$0.isEmpty }.sorted() }

  /// Returns the name of a source as it was first written: a second one in other letters would count the same rows again.
  func name(_ name: String) -> String {
    state.sources.keys.first { $0.lowercased() == name.lowercased() } ?? name
  }

  /// The ids of all categories in the sums of sources.
  var categories: Set<String> {
    Set(state.sources.values.flatMap { $0.sums.values.flatMap { $0.values.flatMap(\.keys) } })
  }

  /// Replaces days of a source by what a ledger says of them, and what is known of these days from before there were sources.
  ///
  /// - Parameters:
  ///   - name: The name of the source.
  ///   - days: The days; `nil` for all of them.
  ///   - entries: What was spent on these days.
  ///   - since: The first day of which the ledger says anything.
  ///   - isForgetting: Whether an earlier first day is forgotten too.
  ///   - asOf: Today.
  /// - Returns: The days on which a sum falls or is gone.
  /// - Throws: ``LedgerError/overflow(_:_:)``; nothing is changed then.
  mutating func replace(
    _ name: String, _ days: ClosedRange<CivilDate>?, with entries: [Ledger.Entry], since: CivilDate?,
    isForgetting: Bool, asOf: CivilDate
  ) throws(LedgerError) -> [BudgetLoss.Days] {
    func isSpokenFor(_ day: CivilDate) -> Bool { days?.contains(day) ?? true }
    var new: [Currency: Days] = [:]
    for entry in entries {
      let (currency, day) = (entry.amount.currency, entry.day)
      try new[currency, default: [:]][day, default: [:]][entry.category ?? "", default: 0]
        .add(entry.amount.minorUnits, orThrow: LedgerError.overflow(currency, day))
    }
    let before = self
    var source = state.sources[name] ?? Source()
    var old = source.sums.mapValues { $0.filter { isSpokenFor($0.key) } }
    for totals in state.earlier?.totals ?? [] {
      for day in totals.days where isSpokenFor(day.day) {
        old[totals.currency, default: [:]][day.day, default: [:]][Self.unknown] = day.minorUnits
      }
      for planned in totals.planned where isSpokenFor(planned.day) {
        old[totals.currency, default: [:]][planned.day, default: [:]][planned.category, default: 0] &+=
          planned.minorUnits
      }
    }
    source.sums = source.sums.mapValues { $0.filter { !isSpokenFor($0.key) } }
      .merging(new) { $0.merging($1) { $1 } }.filter { !$0.value.isEmpty }
    source.since = [isForgetting ? nil : source.since, since].compactMap(\.self).min()
    state.sources[name] = source.sums.isEmpty && source.since == nil ? nil : source
    forgetEarlier(isSpokenFor, isForgetting: isForgetting)
    if state != before.state { previous = before.state }
    state.asOf = asOf
    return Self.falls(from: old, to: new)
  }

  /// Removes days from the totals that are older than the sources.
  private mutating func forgetEarlier(_ isSpokenFor: (CivilDate) -> Bool, isForgetting: Bool) {
    guard var earlier = state.earlier else { return }
    earlier.totals = earlier.totals.map { own in
      var kept = own.keeping({ !isSpokenFor($0) }, planned: { !isSpokenFor($0) })
      // What is left of a period has no known categories.
      kept.categories.removeAll { totals in
        guard let period = Period(totals.period, rules: earlier.rules) else { return true }
        return own.slice(period.days).contains { isSpokenFor($0.day) }
      }
      return kept
    }.filter { !$0.days.isEmpty || !$0.planned.isEmpty }
    if isForgetting, earlier.totals.isEmpty { earlier.recordedSince = nil }
    state.earlier = earlier.totals.isEmpty && earlier.recordedSince == nil ? nil : earlier
  }

  /// In place of the id of a category, which has one line: of that sum the categories are not known.
  private static let unknown = "\n"

  private static func falls(from old: [Currency: Days], to new: [Currency: Days]) -> [BudgetLoss.Days] {
    // Days whose sum does not fit have no totals; ``CurrencyTotals`` refuses them.
    func total(_ amounts: [String: Int64]) -> Int64 { amounts.values.reduce(0, &+) }
    func falls(_ old: Int64, _ new: Int64?) -> Bool { new.map { $0 < old } ?? (old != 0) }
    return old.sorted { $0.key < $1.key }.compactMap { currency, days in
      var categories: Set<String> = []
      let fallen = days.filter { day, amounts in
        let now = new[currency]?[day]
        let lower = amounts.filter { $0.key != unknown && falls($0.value, now?[$0.key]) }
        categories.formUnion(lower.keys)
        return !lower.isEmpty || falls(total(amounts), now.map(total))
      }
      guard !fallen.isEmpty else { return nil }
      return BudgetLoss.Days(
        currency: currency, days: fallen.keys.sorted(), categories: categories.sorted())
    }
  }

  /// Takes back the last import that changed sums.
  ///
  /// - Returns: Whether there was one.
  mutating func undo() -> Bool {
    guard let previous else { return false }
    (state, self.previous) = (previous, nil)
    return true
  }
}

extension SourceSums: DocumentFormat, JSONDecodable, JSONEncodable {
  /// The payload is the document itself.
  public typealias Payload = SourceSums

  /// The name of the schema in the file.
  public static let schema = "momiq-sources"
  /// The version that this code writes.
  public static let version = 1

  /// Returns the name of the file that belongs to a document: `budget.sources.json` to `budget.json`.
  package static func fileName(of document: String) -> String {
    guard let stop = document.lastIndex(of: ".") else { return document + ".sources" }
    return document[..<stop] + ".sources" + document[stop...]
  }

  /// Reads the sums; each of them has to be right.
  public init(json: JSON) throws(JSONValueError) {
    state = try State(json: json)
    previous = try JSONObject(json: json).optional("previous")
  }

  /// The sums as JSON.
  public var json: JSON {
    get throws(JSONValueError) {
      var object = try JSONObject(json: state.json)
      try object.set("previous", to: previous)
      return .object(object)
    }
  }
}

extension SourceSums.State: JSONDecodable, JSONEncodable {
  init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    asOf = try object.required("asOf")
    earlier = try object.optional("earlier")
    sources = try object.dictionary("sources") { (name, json) throws(JSONValueError) in
      (name, try SourceSums.Source(json: json))
    }
  }

  var json: JSON {
    get throws(JSONValueError) {
      .present([
        ("asOf", asOf.json), ("sources", .present(sources.map { ($0.key, $0.value.json) })),
        ("earlier", try earlier?.json),
      ])
    }
  }
}

extension SourceSums.Source: JSONDecodable, JSONEncodable {
  init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    since = try object.optional("since")
    sums = try object.dictionary("sums") { (code, json) throws(JSONValueError) in
      let days: SourceSums.Days = try JSONObject(json: json).dictionary {
        (day, json) throws(JSONValueError) in
        let amounts = try JSONObject(json: json).dictionary { (category, json) throws(JSONValueError) in
          (category, try Int64(json: json))
        }
        return (try CivilDate(json: .string(day)), amounts)
      }
      return (try Currency(json: .string(code)), days)
    }
  }

  var json: JSON {
    func day(_ sums: [String: Int64]) -> JSON { .present(sums.map { ($0.key, .integer($0.value)) }) }
    func days(_ days: SourceSums.Days) -> JSON {
      .present(days.sorted { $0.key < $1.key }.map { ("\($0.key)", day($0.value)) })
    }
    return .present([
      ("since", since?.json), ("sums", .present(sums.map { ($0.key.code, days($0.value)) })),
    ])
  }
}
