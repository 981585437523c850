import Documents
import Foundation

/// Builds a ledger from the records of its files and goes on after a fault, so that all faults are found.
struct LedgerBuilder {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The columns of a record.
  enum Column: Int, CaseIterable { case date, amount, currency, category, kind, note, id }

  /// A record.
  struct Record {
    let day: CivilDate
    let currency: Currency
    /// The id of the category; empty for none.
    var category: String
    let kind: Ledger.Kind
    /// Minor units, zero or more.
    let amount: Int64
  }

  /// The currency of amounts that have none beside them.
  let currency: Currency?
  /// The result, without sums.
  var ledger = Ledger()
  private(set) var faultCount = 0

  private let days: ClosedRange<CivilDate>
  private let dayOf: (Instant) -> CivilDate?
  private let hasFiles: Bool
  private var files: [(name: String, isJSON: Bool, firstEntry: Int)] = []
  private var fileOfSettings: String?
  private var faults: [LedgerFault] = []
  private var overflow: LedgerError?
  private var knownDays = KnownTexts<CivilDate>()
  private var knownCurrencies = KnownTexts<Currency>()
  private var knownKinds = KnownTexts<Ledger.Kind>()
  private var knownCategories = KnownTexts<String>()
  private var refunds: [Currency: (count: Int, amount: Int64)] = [:]
  private var records = RecordIndex()
  /// The rows that are in two files, by the indices of both, and their sums.
  private var doubles: [[Int]: (count: Int, amounts: [Currency: Int64])] = [:]

  /// Begins a ledger without records.
  init(currency: Currency?, today: CivilDate, hasFiles: Bool, day: @escaping (Instant) -> CivilDate?) {
    (self.currency, self.hasFiles, dayOf) = (currency, hasFiles, day)
    days = Ledger.days(around: today)
  }

  /// Reads a file.
  ///
  /// - Parameter size: The number of bytes of a piece.
  mutating func read(_ file: LedgerFile, pieces size: Int = LedgerFile.Content.pieceSize) {
    files.append((file.name, true, records.count))
    if case .value(let json) = file.content { return read(json) }
    var (form, csv, bytes): (FileForm?, PlainCSV, [UInt8]) = (nil, PlainCSV(), [])
    let failure = file.content.forEachPiece(size: size) { piece, isLast in
      if form == nil { form = FileForm(piece) }
      files[files.count - 1].isJSON = form != .csv
      if form == .csv { return csv.readRows(piece, isLast: isLast, into: &self) }
      guard form == .json, bytes.count <= LedgerFile.maximumJSON else { return nil }
      bytes += piece
      return piece.count
    }
    if let failure { return report(.unreadable(failure)) }
    switch form {
    case .foreign(let form, let names)?: report(.foreign(form, names))
    case .empty?, nil: report(.empty)
    case .csv?: if csv.isEmpty { report(.onlyHeader) }
    case .json?:
      guard bytes.count <= LedgerFile.maximumJSON else { return report(.tooLarge(LedgerFile.maximumJSON)) }
      do throws(JSONSyntaxError) {
        bytes.removeFirst(FileForm.markLength(bytes))
        read(try JSON(parsing: bytes))
      } catch {
        let lines = bytes.prefix(error.offset).split(separator: 0x0A, omittingEmptySubsequences: false)
        report(.syntax(error), Ledger.Place(file: fileName, line: lines.count))
      }
    }
  }

  /// The name of the file that is being read.
  var fileName: String { files.last?.name ?? "" }

  /// Reports a fault, of the file as a whole if no position is given.
  mutating func report(_ reason: LedgerFault.Reason, _ place: Ledger.Place? = nil) {
    faultCount += 1
    guard faults.count < LedgerError.faultLimit else { return }
    faults.append(LedgerFault(reason: reason, place: place ?? Ledger.Place(file: fileName)))
  }

  /// Uses the settings of a file, unless another had some.
  mutating func use(_ settings: LedgerSettings) {
    guard !settings.isEmpty else { return }
    if let fileOfSettings { return report(.secondSettings(fileOfSettings)) }
    (ledger.settings, fileOfSettings) = (settings, fileName)
  }

  /// Reads a record, and reports all its faults.
  ///
  /// - Parameters:
  ///   - texts: The text of each column; empty for none.
  ///   - isSpentNegative: Whether money spent is negative; of other kinds the sign then says nothing.
  ///   - place: Returns the place of a column.
  mutating func record(
    _ texts: [Bytes], isSpentNegative: Bool = false, place: (Column) -> Ledger.Place
  ) -> Record? {
    let (count, dayOf, standard) = (faultCount, dayOf, currency)
    func string(_ column: Column) -> String { String(decoding: texts[column.rawValue], as: UTF8.self) }
    let day = knownDays.value(of: texts[Column.date.rawValue]) { text in
      CivilDate(text) ?? Timestamp(text).flatMap { dayOf($0.instant) }
    }
    if day == nil { report(.date(string(.date)), place(.date)) }
    if let day, !days.contains(day) { report(.dateOutOfRange(day, days), place(.date)) }
    var kind = knownKinds.value(of: texts[Column.kind.rawValue]) { Ledger.Kind(word: $0) }
    if kind == nil { report(.kind(string(.kind)), place(.kind)) }
    let currency = knownCurrencies.value(of: texts[Column.currency.rawValue]) {
      $0.isEmpty ? standard : try? Currency(code: $0)
    }
    var amount: Int64 = 0
    if let currency {
      do throws(MoneyError) {
        let money = try Money(plain: texts[Column.amount.rawValue], in: currency)
        amount = abs(money.minorUnits)
        if amount > SpendingEntry.largestAmount { throw MoneyError.overflow(currency) }
        if isSpentNegative, kind == .spending, money.minorUnits > 0 { kind = .refund }
        if money.minorUnits < 0, !isSpentNegative {
          report(.negative(money, kind ?? .spending), place(.amount))
        }
      } catch {
        report(.amount(string(.amount), error, currency), place(.amount))
      }
    } else {
      report(string(.currency) == "" ? .noCurrency : .currency(string(.currency)), place(.currency))
    }
    let category = knownCategories.value(of: texts[Column.category.rawValue]) { text in
      text.isEmpty || text.isName ? text.precomposedStringWithCanonicalMapping : nil
    }
    if category == nil { report(.text("category"), place(.category)) }
    for column in [Column.note, .id] where !isVisible(texts[column.rawValue], isNote: column == .note) {
      report(.text("\(column)"), place(column))
    }
    guard faultCount == count, let day, let kind, let currency, let category else { return nil }
    return Record(day: day, currency: currency, category: category, kind: kind, amount: amount)
  }

  /// Whether a text has no characters that control a terminal or hide text; a note may have several lines.
  private func isVisible(_ text: Bytes, isNote: Bool) -> Bool {
    text.allSatisfy { (0x20...0x7E).contains($0) }
      || String(decoding: text, as: UTF8.self).unicodeScalars.allSatisfy {
        !$0.isHidden || isNote && ["\n", "\r", "\t"].contains($0)
      }
  }

  /// Adds a record, unless its id is there already.
  ///
  /// - Parameters:
  ///   - id: The id; empty for none.
  ///   - note: Everything else that was read of the record.
  ///   - position: The line, or the index in a list of JSON.
  ///   - list: The list of JSON; bills have ids of their own.
  ///   - counts: Whether it counts; a bill that was paid does not.
  /// - Returns: Whether it was added.
  @discardableResult
  mutating func add(
    _ record: Record, id: Bytes, note: Bytes, at position: Int, in list: String = "", counts: Bool = true
  ) -> Bool {
    let isSpent = record.kind == .spending || record.kind == .refund
    let amount = record.kind == .refund ? -record.amount : record.amount
    if !id.isEmpty || hasFiles && isSpent && counts {
      let content = RecordIndex.Key(note) {
        $0.combine(record.day)
        $0.combine(record.currency)
        $0.combine(record.category)
        $0.combine(record.kind)
        $0.combine(amount)
      }
      let isNew = id.isEmpty ? compare(content, record, amount) : insert(id, content, position, list)
      guard isNew else { return false }
    }
    ledger.records += 1
    ledger.firstDay = min(ledger.firstDay ?? record.day, record.day)
    ledger.lastDay = max(ledger.lastDay ?? record.day, record.day)
    if !isSpent { ledger.notSpent += 1 }
    guard isSpent, counts else { return true }
    do throws(LedgerError) {
      try ledger.sums.add(amount, record.currency, on: record.day, category: record.category)
      guard amount < 0 else { return true }
      try refunds[record.currency, default: (0, 0)].amount.add(
        record.amount, orThrow: LedgerError.overflow(record.currency, record.day))
      refunds[record.currency]?.count += 1
    } catch {
      overflow = overflow ?? error
    }
    return true
  }

  /// Returns whether an id is new; a repeated record is listed, and a different record with the same id is a fault.
  private mutating func insert(
    _ id: Bytes, _ content: RecordIndex.Key, _ position: Int, _ list: String
  ) -> Bool {
    let key = RecordIndex.Key(id) { $0.combine(list == "bills") }
    let entry = RecordIndex.Entry(id: key, content: content, position: position)
    guard let index = records.find(key) else {
      records.append(entry)
      return true
    }
    func place(_ file: (name: String, isJSON: Bool, firstEntry: Int)?, _ position: UInt32) -> Ledger.Place {
      let isJSON = file?.isJSON ?? true
      return Ledger.Place(
        file: file?.name ?? "", line: isJSON ? nil : Int(position), path: isJSON ? "\(list)[\(position)]" : ""
      )
    }
    let earlier = records[index]
    let first = place(files.last { $0.firstEntry <= index }, earlier.position)
    let (second, text) = (place(files.last, entry.position), String(decoding: id, as: UTF8.self))
    guard earlier.content == entry.content else {
      report(.repeatedID(text, first: first), second)
      return false
    }
    ledger.repeatCount += 1
    if ledger.repeats.count < 5 { ledger.repeats.append(.init(id: text, first: first, second: second)) }
    return false
  }

  /// Counts a row without an id, and looks for as many equal ones in the files before.
  private mutating func compare(_ content: RecordIndex.Key, _ record: Record, _ amount: Int64) -> Bool {
    let file = files.count - 1
    let index = records.find(content.of(file))
    if let index { records[index].position += 1 }
    if index == nil { records.append(.init(id: content.of(file), content: content, position: 1)) }
    let count = index.map { records[$0].position } ?? 1
    for other in 0..<file {
      guard let index = records.find(content.of(other)), records[index].position >= count else { continue }
      var rows = doubles[[other, file]] ?? (0, [:])
      rows.count += 1
      do throws(LedgerError) {
        try rows.amounts[record.currency, default: 0].add(
          amount, orThrow: LedgerError.overflow(record.currency, record.day))
      } catch {
        overflow = overflow ?? error
      }
      doubles[[other, file]] = rows
    }
    return true
  }

  /// Returns the ledger.
  ///
  /// - Throws: ``LedgerError``: its faults, or that a sum does not fit.
  mutating func finish() throws(LedgerError) -> Ledger {
    guard faultCount == 0 else { throw .faults(faults, count: faultCount) }
    if let overflow { throw overflow }
    ledger.refunds = refunds.sorted { $0.key < $1.key }.map {
      .init(count: $1.count, amount: Money(minorUnits: $1.amount, currency: $0))
    }
    ledger.doubles = doubles.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { pair, rows in
      let amounts = rows.amounts.sorted { $0.key < $1.key }
      return Ledger.DoubledRows(
        first: files[pair[0]].name, second: files[pair[1]].name, count: rows.count,
        amounts: amounts.map { Money(minorUnits: $1, currency: $0) })
    }
    return ledger
  }
}

/// A cache of texts that were read, because most columns of a file have few different texts.
private struct KnownTexts<Value> {
  private var known: [Int: (text: [UInt8], value: Value?)] = [:]

  /// Returns the value of a text; `nil` if the text is wrong.
  mutating func value(of text: LedgerBuilder.Bytes, _ read: (String) -> Value?) -> Value? {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(text))
    let hash = hasher.finalize()
    if let known = known[hash], known.text.elementsEqual(text) { return known.value }
    // Each record has another moment, so the cache would grow without end.
    if known.count >= 1 << 14 { known.removeAll(keepingCapacity: true) }
    let value = read(String(decoding: text, as: UTF8.self))
    known[hash] = (Array(text), value)
    return value
  }
}

extension Ledger.Kind {
  /// Finds the kind that a word means; capital letters do not matter, and without a word it is spending.
  init?(word: String) {
    let word = word.lowercased()
    // The records of apps often have "expense".
    self.init(rawValue: ["", "expense"].contains(word) ? Self.spending.rawValue : word)
  }
}

extension String {
  /// Whether the text can be a name: one line with a visible character, and without hidden or control characters.
  package var isName: Bool {
    !unicodeScalars.contains { $0.isHidden } && unicodeScalars.contains { $0.isVisible }
  }

  /// The beginning of a text of a file, for messages: a wrong file may be one long line, or control a terminal.
  var shown: String {
    let scalars = unicodeScalars.prefix(60).map { $0.isHidden ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars)) + (unicodeScalars.count > 60 ? "…" : "")
  }
}
