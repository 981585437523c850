import AlmanacFoundation
import Foundation
import SourceText
import Spending

/// A ledger in one of its forms.
enum LedgerFile {
  /// What a file has: JSON if it begins with a brace or a bracket, else CSV.
  ///
  /// - Parameter days: The user's days, for records of JSON that have a moment in place of a date.
  /// - Throws: ``ImportFailure`` with everything that is wrong.
  static func ledger(_ bytes: [UInt8], path: String, days: LocalDays) throws(ImportFailure) -> AppLedger {
    let mark = Array("\u{FEFF}".utf8)
    let text = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    let first = text.first { !Array(" \t\r\n".utf8).contains($0) }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      return AppLedger(try SpendingCSV.ledger(bytes, path: path))
    }
    let diagnostics = Diagnostics()
    do throws(JSONSyntaxError) {
      let json = try JSON(parsing: text)
      do throws(AppLedgerError) {
        return try AppLedger(json: json, day: days.day(at:))
      } catch {
        for fault in error.faults { diagnostics.report("\(fault)", at: SourceLocation(path: path)) }
      }
    } catch {
      diagnostics.report(
        "not JSON: \(error)", at: SourceLocation(offset: error.offset, in: text, path: path))
    }
    throw ImportFailure(diagnostics)
  }
}

extension SourceLocation {
  /// The line and the column of a byte; columns count bytes.
  init(offset: Int, in bytes: [UInt8], path: String) {
    let before = bytes.prefix(offset)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    self.init(path: path, line: line, column: offset - start + 1)
  }
}

/// Spending as a CSV file has it: date, amount, currency, category, note, kind and bill.
///
/// The note stays in the file: only sums go on.
enum SpendingCSV {
  static let required = ["date", "amount", "currency"]
  static let optional = ["category", "note", "kind", "bill"]
  /// What a row of a bill has in the column `kind`; the other kinds are those of transactions.
  private static let bill = "bill"

  /// The transactions and bills of a file.
  ///
  /// - Throws: ``ImportFailure`` with everything that is wrong.
  static func ledger(_ bytes: [UInt8], path: String) throws(ImportFailure) -> Ledger {
    let diagnostics = Diagnostics()
    let records = CSVReader.records(
      bytes, path: path, required: required, optional: optional, diagnostics: diagnostics)
    var ledger = Ledger()
    var bills: Set<String> = []
    for (index, record) in records.enumerated() {
      let day = day(record, diagnostics)
      let amount = amount(record, diagnostics)
      let category = category(record, diagnostics)
      let kind = kind(record, diagnostics)
      guard let day, let amount, let category, let kind else { continue }
      let name = category.isEmpty ? nil : category.precomposedStringWithCanonicalMapping
      let bill = record.fields["bill"]?.text.trimmed ?? ""
      // A bill without an id is paid by nothing; the number of its row is no id that a payment could name.
      switch kind {
      case .bill:
        if !bill.isEmpty, let place = record.fields["bill"], !bills.insert(bill).inserted {
          diagnostics.report("a bill '\(bill.prefix(60))' stands twice", at: place.location)
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
    guard diagnostics.isEmpty else { throw ImportFailure(diagnostics) }
    return ledger
  }

  private static func day(_ record: CSVReader.Record, _ diagnostics: Diagnostics) -> CivilDate? {
    guard let field = record.fields["date"] else { return nil }
    guard let day = CivilDate(field.text.trimmed) else {
      diagnostics.report("date '\(field.text)' is not a civil date such as 2026-02-17", at: field.location)
      return nil
    }
    return day
  }

  /// The category, empty for none; `nil` if it is no name.
  private static func category(_ record: CSVReader.Record, _ diagnostics: Diagnostics) -> String? {
    guard let field = record.fields["category"] else { return "" }
    guard field.text.isOneLine else {
      diagnostics.report("category has a line break or a control character", at: field.location)
      return nil
    }
    return field.text.trimmed
  }

  private enum Kind {
    case transaction(Ledger.Transaction.Kind)
    case bill
  }

  /// The kind of a row, spending if it says none; `nil` if there is no such kind.
  private static func kind(_ record: CSVReader.Record, _ diagnostics: Diagnostics) -> Kind? {
    guard let field = record.fields["kind"], !field.text.trimmed.isEmpty else {
      return .transaction(.spending)
    }
    let word = field.text.trimmed.lowercased()
    if word == bill { return .bill }
    if let kind = Ledger.Transaction.Kind(rawValue: word) { return .transaction(kind) }
    let known = Ledger.Transaction.Kind.allCases.map(\.rawValue) + [bill]
    diagnostics.report(
      "kind '\(field.text)' is none of: \(known.joined(separator: ", "))", at: field.location)
    return nil
  }

  private static func amount(_ record: CSVReader.Record, _ diagnostics: Diagnostics) -> Money? {
    guard let field = record.fields["amount"], let code = record.fields["currency"] else { return nil }
    let currency: Currency
    do throws(CurrencyError) {
      currency = try Currency(code: code.text.trimmed)
    } catch {
      diagnostics.report("currency: \(error)", at: code.location)
      return nil
    }
    do throws(MoneyTextError) {
      return try MoneyParser.plain.money(field.text.trimmed, in: currency)
    } catch {
      diagnostics.report(
        "amount '\(field.text)': \(error); expected a number such as \(Money(minorUnits: -123_450, currency: currency).plainNumber)",
        at: field.location)
      return nil
    }
  }
}
