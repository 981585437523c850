import Foundation
import SourceText
import Spending

/// Spending as a CSV file has it: date, amount, currency, category and note.
///
/// The note stays in the file: only sums go on.
enum SpendingCSV {
  static let required = ["date", "amount", "currency"]
  static let optional = ["category", "note"]

  /// The transactions of a file.
  ///
  /// - Throws: ``ImportFailure`` with everything that is wrong.
  static func ledger(_ bytes: [UInt8], path: String) throws(ImportFailure) -> Ledger {
    let diagnostics = Diagnostics()
    let records = CSVReader.records(
      bytes, path: path, required: required, optional: optional, diagnostics: diagnostics)
    var ledger = Ledger()
    for (index, record) in records.enumerated() {
      let day = day(record, diagnostics)
      let amount = amount(record, diagnostics)
      let category = category(record, diagnostics)
      guard let day, let amount, let category else { continue }
      ledger.transactions.append(
        Ledger.Transaction(
          id: "\(index)", day: day, amount: amount,
          category: category.isEmpty ? nil : category.precomposedStringWithCanonicalMapping))
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

extension String {
  /// Whether nothing in it would break a line or steer a terminal.
  var isOneLine: Bool {
    unicodeScalars.allSatisfy {
      ![.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
    }
  }
}
