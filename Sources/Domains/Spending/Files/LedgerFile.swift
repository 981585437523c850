public import Documents
import Foundation

/// A ledger as people keep it in a file: comma-separated values, or the JSON of an app.
public enum LedgerFile {
  /// The columns that a file of comma-separated values must have.
  public static let requiredColumns = ["date", "amount", "currency"]
  /// The columns that it may have.
  ///
  /// The note is ignored, because only sums are stored.
  public static let optionalColumns = ["category", "note", "kind", "bill"]
  /// All columns, required and optional.
  public static let columns = requiredColumns + optionalColumns
  /// The value of the column `kind` for a bill; the other values are those of transactions.
  private static let bill = "bill"
  /// The allowed values of the column `kind`.
  public static let kinds = Ledger.Transaction.Kind.words.map(\.0) + [bill]

  /// Reads the ledger of a file: JSON if it begins with a brace or a bracket, else comma-separated values.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file; a byte order mark at the start is ignored.
  ///   - day: Returns the user's civil day of a moment, for records of JSON with a moment instead of a date.
  /// - Throws: ``LedgerFileError`` with every fault.
  public static func ledger(
    _ bytes: [UInt8], day: @escaping (Instant) -> CivilDate?
  ) throws(LedgerFileError) -> AppLedger {
    let mark = Array("\u{FEFF}".utf8)
    let text = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    let first = text.first { !Array(" \t\r\n".utf8).contains($0) }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      return try ledger(ofValues: bytes)
    }
    let json: JSON
    do throws(JSONSyntaxError) {
      json = try JSON(parsing: text)
    } catch {
      throw LedgerFileError([LedgerFault(.syntax(error), at: TextPlace(ofByte: error.offset, in: text))])
    }
    return try ledger(json, day: day)
  }

  /// Reads the ledger that an app hands over as a value; see ``AppLedger/init(json:day:)``.
  static func ledger(
    _ json: JSON, day: @escaping (Instant) -> CivilDate?
  ) throws(LedgerFileError) -> AppLedger {
    do throws(AppLedgerError) {
      return try AppLedger(json: json, day: day)
    } catch {
      throw LedgerFileError(error.faults.map { LedgerFault(.member($0)) })
    }
  }

  private static func ledger(ofValues bytes: [UInt8]) throws(LedgerFileError) -> AppLedger {
    var reader = SeparatedValues(bytes)
    let records = reader.records(required: requiredColumns, optional: optionalColumns)
    var faults = reader.faults
    var ledger = Ledger()
    var bills: Set<String> = []
    var (seen, repeatedLines): (Set<Row>, [Int]) = ([], [])
    func report(_ reason: LedgerFault.Reason, _ field: SeparatedValues.Field) {
      faults.append(LedgerFault(reason, at: field.place))
    }
    for (index, record) in records.enumerated() {
      let day = day(record, report)
      let amount = amount(record, report)
      let category = category(record, report)
      let kind = kind(record, report)
      guard let day, let amount, let category, let kind else { continue }
      let name = category.isEmpty ? nil : category.precomposedStringWithCanonicalMapping
      let bill = record["bill"]?.text.trimmed ?? ""
      let row = Row(
        day: day, amount: amount, category: category, kind: kind, bill: bill,
        note: record["note"]?.text.trimmed ?? "")
      if !seen.insert(row).inserted, let field = record["date"] { repeatedLines.append(field.place.line) }
      // Nothing can pay a bill without an id: a payment could not name the number of its row.
      switch kind {
      case .bill:
        if !bill.isEmpty, let field = record["bill"], !bills.insert(bill).inserted {
          report(.repeatedBill(bill), field)
        }
        ledger.bills.append(
          Ledger.Bill(
            id: bill.isEmpty ? "row \(index)" : "bill \(bill)", day: day, amount: amount, category: name))
      case .transaction(let kind):
        ledger.transactions.append(
          Ledger.Transaction(
            id: "\(index)", day: day, amount: amount, kind: kind, category: name,
            paidBill: bill.isEmpty ? nil : "bill \(bill)"))
      }
    }
    guard faults.isEmpty else { throw LedgerFileError(faults) }
    var app = AppLedger(ledger)
    app.repeatedLines = repeatedLines
    return app
  }

  /// What a row says: two equal rows may be two coffees, or one that was exported twice.
  private struct Row: Hashable {
    var day: CivilDate
    var amount: Money
    var category: String
    var kind: Kind
    var bill: String
    var note: String
  }

  private typealias Record = [String: SeparatedValues.Field]
  private typealias Report = (LedgerFault.Reason, SeparatedValues.Field) -> Void

  private static func day(_ record: Record, _ report: Report) -> CivilDate? {
    guard let field = record["date"] else { return nil }
    guard let day = CivilDate(field.text.trimmed) else {
      report(.date(field.text), field)
      return nil
    }
    return day
  }

  /// Returns the category, empty for none; `nil` if the text is not a valid name.
  private static func category(_ record: Record, _ report: Report) -> String? {
    guard let field = record["category"] else { return "" }
    guard field.text.isOneLine else {
      report(.category, field)
      return nil
    }
    return field.text.trimmed
  }

  private enum Kind: Hashable {
    case transaction(Ledger.Transaction.Kind)
    case bill
  }

  /// Returns the kind of a row, spending if the row has none; `nil` if the kind does not exist.
  private static func kind(_ record: Record, _ report: Report) -> Kind? {
    guard let field = record["kind"], !field.text.trimmed.isEmpty else { return .transaction(.spending) }
    let word = field.text.trimmed.lowercased()
    if word == bill { return .bill }
    if let kind = Ledger.Transaction.Kind(word: word) { return .transaction(kind) }
    report(.kind(field.text), field)
    return nil
  }

  private static func amount(_ record: Record, _ report: Report) -> Money? {
    guard let field = record["amount"], let code = record["currency"] else { return nil }
    let currency: Currency
    do throws(CurrencyError) {
      currency = try Currency(code: code.text.trimmed)
    } catch {
      report(.currency(code.text, error), code)
      return nil
    }
    do throws(MoneyTextError) {
      return try MoneyParser.plain.money(field.text.trimmed, in: currency)
    } catch {
      report(.amount(field.text, error, currency), field)
      return nil
    }
  }
}

extension String {
  /// The text without spaces at both ends.
  package var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
