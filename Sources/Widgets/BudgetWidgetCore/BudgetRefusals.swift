import BudgetWidgetTables
public import Foundation
public import Spending
import WidgetFoundation

/// The sentences of refusals about money, in a language.
package struct BudgetRefusals: Hashable, Sendable {
  private let texts: BudgetTexts
  /// The names of categories by their ids.
  private let names: [String: String]
  private let isPathNamed: Bool
  /// The largest number of falling sums that are named.
  private static let fallLimit = 3

  /// Creates the sentences.
  ///
  /// - Parameters:
  ///   - categories: The categories of the document, for their names in place of their ids.
  ///   - isPathNamed: Whether sentences have the paths of files, as on a command line, in place of their names.
  package init(_ texts: BudgetTexts, _ categories: [SpendingCategory] = [], isPathNamed: Bool = false) {
    (self.texts, self.isPathNamed) = (texts, isPathNamed)
    names = Dictionary(categories.map { ($0.id, $0.name) }) { first, _ in first }
  }

  private var strings: BudgetWidgetStrings { texts.strings }

  /// Returns the name of a category; its id if it has none.
  package func name(ofCategory id: String) -> String { names[id] ?? id }

  /// Returns a month such as `2026-02` in words.
  package func name(ofMonth month: String) -> String {
    CivilDate("\(month)-01").map(texts.dates.monthAndYear) ?? month
  }

  /// Shortens a text of a file to the length that a line of a screen can show.
  package static func short(_ text: String) -> String { text.shortened(to: 40) }

  /// Returns the parts that are not `nil`, each shortened, with a dot between them.
  package static func joined(_ parts: String?...) -> String {
    parts.compactMap { $0.map(short) }.joined(separator: " · ")
  }

  /// Returns the refusal of a text that is no amount.
  ///
  /// - Parameters:
  ///   - error: The fault of the text.
  ///   - example: An amount as it may be written there.
  package func refusal(
    ofAmount text: String, _ error: MoneyError, _ currency: Currency, example: String? = nil
  ) -> DataRefusal {
    let text = Self.short(text)
    let largest = Money(minorUnits: SpendingEntry.largestAmount, currency: currency)
    let (code, sentence): (String, String) =
      switch error {
      case .tooManyDecimals:
        (
          "decimals",
          currency.exponent == 0
            ? strings.faultNoDecimals(currency: currency.code, text: text)
            : strings.faultDecimals(currency: currency.code, limit: "\(currency.exponent)", text: text)
        )
      case .overflow:
        ("largeAmount", strings.problemLargeAmount(limit: texts.money.string(largest), text: text))
      case .unknownCurrency(let code), .noMinorUnit(let code): ("currency", strings.faultCurrency(text: code))
      case .mixedCurrencies(_, let other): ("currency", strings.faultCurrency(text: other.code))
      case .empty, .unexpected, .missingDigits, .misplacedGrouping:
        (
          "amount",
          strings.faultAmount(
            example: example ?? Money(minorUnits: 123_450, currency: currency).plainNumber, text: text)
        )
      }
    return DataRefusal(
      code, at: ["amount"],
      [
        ("text", .string(text)), ("currency", currency.json),
        (
          "limit",
          code == "decimals"
            ? JSON(currency.exponent) : code == "largeAmount" ? .string(largest.plainNumber) : nil
        ),
      ], [sentence])
  }

  /// Returns the refusal of a change or of an import.
  package func refusal(_ error: BudgetError) -> DataRefusal {
    switch error {
    case .ledger(.faults(let faults, let count)):
      let rest = count - faults.count
      return DataRefusal(
        "faults", at: ["ledger"], [("count", JSON(count))],
        faults.map(line) + (rest > 0 ? [strings.faultRest(count: rest)] : []), faults: faults.map(refusal))
    case .ledger(.overflow(let currency, let day)):
      let place = "\(currency), \(texts.dates.long(day))"
      return DataRefusal(
        "sumTooLarge", at: ["ledger"], [("currency", currency.json), ("date", day.json)],
        [strings.faultPlace(fault: strings.tooLarge, place: place)])
    case .ledger(.date):
      return DataRefusal("outsideCalendar", at: ["date"], [], [texts.reason(.outsideCalendar).longest])
    case .money: return DataRefusal("sumTooLarge", at: ["amount"], [], [strings.tooLarge])
    case .amount(let text, let error, let currency): return refusal(ofAmount: text, error, currency)
    case .rules(let error):
      let (reason, problem) = error.reason(in: texts.language)
      return DataRefusal(
        "member", at: error.path, [("reason", .string(reason))], [strings.faultMember(problem: problem)])
    case .negativeBudget(let amount):
      return DataRefusal(
        "negativeBudget", at: ["amount"], amount.values,
        [strings.problemNegative(amount: texts.money.string(amount))])
    case .amountNeeded(let amount):
      return DataRefusal(
        "notSpent", at: ["amount"], amount.values,
        [strings.problemNotSpent(amount: texts.money.string(amount))])
    case .ambiguousCategory(let name, let ids):
      return DataRefusal(
        "ambiguousCategory", at: ["category"],
        [("text", .string(Self.short(name))), ("ids", .array(ids.map(JSON.string)))],
        [strings.problemAmbiguous(category: Self.short(name))])
    case .text(let text, let error):
      return DataRefusal(
        "text", at: error.path,
        [("text", .string(Self.short(text))), ("limit", JSON(SpendingEntry.longestText))],
        [strings.problemText(limit: "\(SpendingEntry.longestText)", text: Self.short(text))])
    case .day(let day, let allowed): return refusal(ofDay: day, allowed)
    case .noBudget(let period, let id):
      let (category, words) = (
        id.map(name(ofCategory:)).map(Self.short), texts.periods.current(period).longest
      )
      return DataRefusal(
        "noBudget", at: ["period"], [("period", period.json), ("category", id.map(JSON.string))],
        [
          category.map { strings.problemBudgetOf(category: $0, period: words) }
            ?? strings.problemBudget(period: words)
        ])
    case .noEntry(let id):
      return DataRefusal("noEntry", at: ["id"], [("id", JSON(id))], [strings.problemEntry(id: "\(id)")])
    case .currencyNeeded(let currencies):
      let codes = currencies.map(\.code)
      return DataRefusal(
        "currencyNeeded", at: ["currency"], [("currencies", .array(codes.map(JSON.string)))],
        [
          codes.isEmpty
            ? strings.problemCurrency : strings.problemCurrencies(currencies: codes.joined(separator: ", "))
        ])
    case .noRecords(let isList):
      return DataRefusal("noRecords", at: [isList ? "replace" : "ledger"], [], [strings.faultNoAmounts])
    case .nothingToUndo: return .nothingToUndo(in: texts.language)
    case .noDocument: return DataRefusal("noDocument", at: ["kind"], [], [strings.problemNoDocument])
    case .loss(let loss): return DataRefusal("loss", at: ["replace"], loss.values, lines(of: loss))
    case .bookMissing(let path):
      let file = name(ofFile: path)
      return DataRefusal(
        "bookMissing", at: ["kind"], [("file", .string(file))], [strings.problemBook(file: file)])
    case .otherFile(let path, let fault):
      let isSchema = if case .schema = fault { true } else { false }
      let other = DocumentFault.schema(found: nil, expected: BudgetDocument.schema)
      let refusal = refusal(.corrupt(path: path, fault: isSchema ? fault : other))
      guard case .tooLarge = fault else { return refusal }
      let cause = self.refusal(.corrupt(path: path, fault: fault))
      return DataRefusal(
        cause.code, cause.values.members.map { ($0.key, $0.value) }, cause.lines + refusal.lines)
    case .noBackup(let path, let fault):
      let cause = DataRefusal(
        .corrupt(path: path, fault: fault), in: texts.language, isPathNamed: isPathNamed)
      return DataRefusal(
        "noBackup", at: ["kind"], [("file", cause.values["file"]), ("cause", .string(cause.code))],
        cause.lines + [strings.problemNoBackup])
    case .store(let error): return refusal(error)
    }
  }

  private func refusal(_ error: StoreError) -> DataRefusal {
    let refusal = DataRefusal(error, in: texts.language, isPathNamed: isPathNamed)
    guard refusal.isDamage else { return refusal }
    return DataRefusal(
      refusal.code, at: ["kind"], refusal.values.members.map { ($0.key, $0.value) },
      refusal.lines + [strings.problemRecover])
  }

  private func name(ofFile path: String) -> String {
    isPathNamed ? path : URL(fileURLWithPath: path).lastPathComponent
  }

  private func refusal(ofDay day: CivilDate, _ allowed: ClosedRange<CivilDate>) -> DataRefusal {
    DataRefusal(
      "day", at: ["date"],
      [("date", day.json), ("first", allowed.lowerBound.json), ("last", allowed.upperBound.json)],
      [
        strings.problemDay(
          date: texts.dates.long(day), first: texts.dates.long(allowed.lowerBound),
          last: texts.dates.long(allowed.upperBound))
      ])
  }

  /// Returns the sums that a ledger would lower, and the rows that it would count twice.
  package func lines(of loss: LedgerLoss) -> [String] {
    let money = texts.money
    let starts = loss.starts.map { start in
      let (code, old) = (start.currency.code, texts.dates.long(start.old))
      return start.new.map { strings.lossStart(currency: code, new: texts.dates.long($0), old: old) }
        ?? strings.lossEnd(currency: code)
    }
    let falls = loss.falls.prefix(Self.fallLimit).map { fall in
      strings.lossFall(
        new: money.string(fall.new ?? .zero(fall.old.currency)), old: money.string(fall.old),
        place: Self.joined(name(ofMonth: fall.month), fall.category.map(name(ofCategory:))))
    }
    let rest = loss.falls.count - falls.count
    let lowered = starts + falls + (rest > 0 ? [strings.lossMore(count: rest)] : [])
    let doubles = loss.doubles.map { rows in
      let amount = rows.amounts.map(money.string).joined(separator: ", ")
      return strings.lossDoubles(count: rows.count, amount: amount, first: rows.first, second: rows.second)
    }
    return lowered + (lowered.isEmpty ? [] : [strings.lossAdvice]) + doubles
  }

  // MARK: Faults of files

  /// Returns the sentence of a fault, after its position in the file.
  private func line(of fault: LedgerFault) -> String {
    let (text, place) = (refusal(fault).sentence, fault.place)
    let line = place.line.map { strings.faultLine(fault: text, line: "\($0)") } ?? text
    return [place.path, place.file].filter { !$0.isEmpty }.reduce(line) {
      strings.faultPlace(fault: $0, place: Self.short($1))
    }
  }

  /// Returns the refusal of a part of a file, with its position among the values.
  private func refusal(_ fault: LedgerFault) -> DataRefusal {
    let place = fault.place
    func refusal(_ code: String, _ sentence: String, _ values: [(String, JSON?)] = []) -> DataRefusal {
      DataRefusal(
        code,
        [
          ("file", place.file.isEmpty ? nil : .string(place.file)), ("line", place.line.map { JSON($0) }),
          ("column", place.column.map { JSON($0) }), ("path", place.path.isEmpty ? nil : .string(place.path)),
        ] + values, [sentence])
    }
    func text(_ code: String, _ text: String, _ sentence: (String) -> String) -> DataRefusal {
      let text = Self.short(text)
      return refusal(code, sentence(text), [("text", .string(text))])
    }
    switch fault.reason {
    case .empty: return refusal("emptyFile", strings.faultEmpty)
    case .onlyHeader: return refusal("noRecords", strings.faultNoAmounts)
    case .foreign(let file, let names):
      return refusal(
        "foreignFile", strings.faultForeign(file: name(of: file, names)),
        [("form", .string("\(file)")), ("columns", .array(names.map(Self.short).map(JSON.string)))])
    case .unreadable(let problem): return refusal("unopened", strings.faultOpen(problem: problem))
    case .tooLarge(let limit):
      return refusal("tooLarge", strings.faultTooLarge(limit: "\(limit)"), [("limit", JSON(limit))])
    case .repeatedColumn(let name):
      return text("repeatedColumn", name) { strings.faultRepeatedColumn(column: $0) }
    case .columnOfMeaning(let name): return text("columnOfMeaning", name) { strings.faultMeaning(column: $0) }
    case .fields(let count, let expected):
      return refusal(
        "fields", strings.faultFields(count: count, expected: "\(expected)"),
        [("count", JSON(count)), ("expected", JSON(expected))])
    case .quoteInside, .quoteOpen: return refusal("quote", strings.faultQuote)
    case .date(""): return refusal("missing", strings.faultMissing(column: "date"), [("text", "date")])
    case .amount("", _, _):
      return refusal("missing", strings.faultMissing(column: "amount"), [("text", "amount")])
    case .date(let found): return text("date", found) { strings.faultDate(text: $0) }
    case .dateOutOfRange(let day, let allowed):
      let inner = self.refusal(ofDay: day, allowed)
      return refusal(inner.code, inner.sentence, inner.values.members.map { ($0.key, $0.value) })
    case .noCurrency: return refusal("noCurrency", strings.faultNoCurrency)
    case .currency(let code): return text("currency", code) { strings.faultCurrency(text: $0) }
    case .amount(let found, let error, let currency):
      let inner = self.refusal(ofAmount: found, error, currency)
      return refusal(inner.code, inner.sentence, inner.values.members.map { ($0.key, $0.value) })
    case .negative(let amount, _):
      let number = amount.plainNumber
      let row = number.drop { $0 == "-" } + (place.path.isEmpty ? ",refund" : #", "kind": "refund""#)
      return refusal("negative", strings.faultNegative(amount: number, row: String(row)), amount.values)
    case .kind(let found):
      let kinds = Ledger.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      return text("kind", found) { strings.faultKind(kinds: kinds, text: $0) }
    case .text(let column): return text("hiddenText", column) { strings.faultText(column: $0) }
    case .repeatedID(let id, let first):
      return text("repeatedId", id) { strings.faultRepeated(id: $0, place: Self.short("\(first)")) }
    case .secondSettings(let file): return text("secondSettings", file) { strings.faultSettings(file: $0) }
    case .syntax(let error):
      let (reason, problem) = error.reason(in: texts.language)
      return refusal("notJSON", strings.faultJSON(problem: problem), [("reason", .string(reason))])
    case .member(let error):
      let (reason, problem) = error.at([]).reason(in: texts.language)
      return refusal("member", strings.faultMember(problem: problem), [("reason", .string(reason))])
    }
  }

  private func name(of file: ForeignFile, _ names: [String]) -> String {
    switch file {
    case .excel, .numbers, .openDocument, .pdf, .richText, .ofx, .qif, .mt940, .camt, .xml, .html, .journal,
      .utf16:
      strings.foreignKind(kind: "\(file)".uppercased())
    case .compressed: strings.foreignCompressed
    case .binary: strings.foreignBinary
    case .otherEncoding: strings.foreignEncoding
    case .semicolons: strings.foreignMark(mark: ";")
    case .tabs: strings.foreignMark(mark: "⇥")
    case .bars: strings.foreignMark(mark: "|")
    case .linesBeforeHeader: strings.foreignHeader
    case .noHeader: strings.foreignNoHeader
    case .otherColumns: strings.foreignColumns(columns: names.map(Self.short).joined(separator: ", "))
    case .otherText: strings.foreignText
    case .otherJSON: strings.foreignJSON
    }
  }
}

extension Money {
  /// The amount as values of a refusal.
  fileprivate var values: [(String, JSON?)] {
    [("amount", .string(plainNumber)), ("currency", currency.json)]
  }
}

extension LedgerLoss {
  /// The numbers of sums that would fall, of starts that would be later, and of rows that would count twice.
  fileprivate var values: [(String, JSON?)] {
    [
      ("loweredSums", JSON(falls.count)), ("laterStarts", JSON(starts.count)),
      ("doubledRows", JSON(doubles.reduce(0) { $0 + $1.count })),
    ]
  }
}

// The module that defines the error has no texts, so the sentences are here.
extension BudgetError: LocalizedError, CustomStringConvertible {
  /// The description, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The sentences in English, for a developer.
  public var description: String {
    BudgetRefusals(BudgetTexts(.english, locale: Language.english.locale), isPathNamed: true).refusal(self)
      .sentence
  }
}
