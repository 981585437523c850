import Foundation
import SourceText
import Spending

/// `almanac budget import`: totals from a CSV file.
struct BudgetImport: Action {
  static let name = "import"
  static let operands = "CSV"
  static let summary = """
    replaces all totals in FILE by those of a CSV file with the columns date,amount,currency,category,note (the
      last two may be missing): 2026-02-17,12.50,USD,Food,lunch. Amounts have a point before the decimals; refunds
      are negative. Only sums are kept. If anything is wrong, all of it is reported and nothing is saved.
    """
  static let options: [CommandOption] = [.file, .currency, .at, .zone]

  private let csv: String
  private let path: String
  private let currency: Currency?
  private let now: NowAndHere

  init(_ arguments: Arguments) throws(UsageError) {
    csv = try arguments.operand("CSV")
    path = try arguments.required(.file)
    currency = try arguments.currency()
    now = try NowAndHere(arguments)
  }

  func run(_ output: inout OutputStream) throws {
    let bytes: Data
    do {
      // A handle also reads pipes such as /dev/stdin, which have no size.
      bytes = try FileHandle(forReadingFrom: URL(fileURLWithPath: csv)).readToEnd() ?? Data()
    } catch {
      throw UnreadableFile(path: csv, reason: error.localizedDescription)
    }
    let ledger = try SpendingCSV.ledger(Array(bytes), path: csv)
    let file = try BudgetFile(path)
    let today = try now.today()
    let codes = Set(ledger.transactions.map(\.amount.currency)).sorted()
    let list = codes.map(\.code).joined(separator: ", ")
    try file.update(
      now, currency: currency ?? (codes.count == 1 ? codes.first : nil),
      reason: codes.isEmpty ? "\(csv) has no amounts" : "\(csv) has amounts in \(list)"
    ) { document throws(LedgerError) in
      try document.record(ledger, asOf: today)
      if let currency { document.currency = currency }
    }
    let (amounts, days) = (ledger.transactions.count, Set(ledger.transactions.map(\.day)).count)
    try output.write(
      """
      \(amounts) \(amounts == 1 ? "amount" : "amounts") on \(days) \(days == 1 ? "day" : "days") in \(codes.isEmpty ? "no currency" : list)
      \(file.store.path): all totals are now those of \(csv); budgets and settings are as they were

      """)
  }
}

/// A file that cannot be read.
struct UnreadableFile: Error, CustomStringConvertible {
  var path: String
  var reason: String

  var description: String { "\(path): \(reason)" }
}

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

/// What is wrong with a file that was to be imported; nothing was saved.
struct ImportFailure: Error, CustomStringConvertible {
  /// In the order of the lines.
  let diagnostics: [Diagnostic]

  init(_ diagnostics: Diagnostics) {
    self.diagnostics = diagnostics.all.sorted { left, right in
      (left.location.line ?? 0, left.location.column ?? 0)
        < (right.location.line ?? 0, right.location.column ?? 0)
    }
  }

  var description: String {
    let count = diagnostics.count
    return
      (["nothing was saved; \(count) \(count == 1 ? "error" : "errors")"] + diagnostics.map(\.description))
      .joined(separator: "\n")
  }
}
