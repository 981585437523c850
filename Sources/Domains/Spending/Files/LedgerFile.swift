public import Documents
import Foundation

/// A ledger as people have it in a file: the rows of a bank or an app, or the JSON of an app.
public enum LedgerFile {
  /// The columns of a file that needs no layout; date, amount and currency are necessary.
  public static let columns = ["date", "amount", "currency", "category", "note", "kind", "bill"]
  /// The value of the column `kind` for a bill; the other values are those of transactions.
  private static let bill = "bill"
  /// The allowed values of the column `kind` in English.
  public static let kinds = Ledger.Transaction.Kind.words.map(\.0) + [bill]
  /// The largest number of lines below the rows.
  private static let longestFooter = 5
  /// The largest number of bytes of a file: more than a million rows.
  public static let maximumSize = 128 << 20

  /// Reads the ledger of a file: JSON if it begins with a brace or a bracket, else separated values.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - layout: What is known of the rows; the rest is found in the first ones.
  ///   - day: Returns the user's civil day of a moment, for records with a moment instead of a date.
  /// - Throws: ``LedgerFileError`` with the faults, or with what the file leaves open.
  public static func ledger(
    _ bytes: [UInt8], layout: LedgerLayout = LedgerLayout(), day: @escaping (Instant) -> CivilDate?
  ) throws(LedgerFileError) -> AppLedger {
    guard bytes.count <= maximumSize else { throw LedgerFileError(.tooLarge) }
    var known = layout
    let text = try known.decoded(bytes)
    let first = text.first { !Array(" \t\r\n".utf8).contains($0) }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      return try ledger(LedgerTable(text, known), day)
    }
    let json: JSON
    do throws(JSONSyntaxError) {
      json = try JSON(parsing: text)
    } catch {
      throw LedgerFileError(.syntax(error), at: TextPlace(ofByte: error.offset, in: text))
    }
    return try ledger(json, layout: layout, day: day)
  }

  /// Reads the ledger that an app hands over as a value: see ``AppLedger/init(json:day:)``, or a list of records.
  static func ledger(
    _ json: JSON, layout: LedgerLayout, day: @escaping (Instant) -> CivilDate?
  ) throws(LedgerFileError) -> AppLedger {
    if let table = try LedgerTable(json, layout) { return try ledger(table, day) }
    return try AppLedger(json: json, day: day)
  }

  private static func ledger(
    _ rows: LedgerTable, _ dayOf: (Instant) -> CivilDate?
  ) throws(LedgerFileError) -> AppLedger {
    var (table, faults) = (rows, LedgerFileError())
    let layout = table.layout
    var ledger = Ledger()
    var bills: Set<String> = []
    var (seen, repeatedLines): (Set<Row>, [Int]) = ([], [])
    var (index, unnamed) = (-1, 0)
    var others: [String] = []
    var (footer, footerFaults): ([Int], [LedgerFault]) = ([], [])
    func report(_ reason: LedgerFault.Reason, _ field: SeparatedValues.Field) {
      faults.append(LedgerFault(reason, at: field.path == nil ? field.place : nil, path: field.path))
    }
    while let record = table.next(&faults) {
      if record.canBeFooter, index >= 0, table.endsWithLineBreak, footer.count < longestFooter,
        let line = record.line
      {
        footer.append(line)
        footerFaults.append(
          record.fault ?? LedgerFault(.date(record[.date]?.text ?? ""), at: record[.date]?.place))
        continue
      }
      // What is between rows is no footer.
      for fault in footerFaults { faults.append(fault) }
      (footer, footerFaults) = ([], [])
      if let fault = record.fault {
        faults.append(fault)
        continue
      }
      index += 1
      let day = day(record, layout, dayOf, report)
      let amounts = amounts(record, layout, report)
      let category = category(record, report)
      let kind = kind(record) { reason, field in
        // What a column is called like says less than its words.
        guard table.isKindFound, case .kind(let word) = reason else { return report(reason, field) }
        if others.count < 10, !others.contains(word) { others.append(word) }
      }
      guard let day, let amounts, let category, let kind else { continue }
      let name = category.isEmpty ? nil : category.precomposedStringWithCanonicalMapping
      let bill = record[.bill]?.text.trimmed ?? ""
      let row = Row(
        day: day, amounts: amounts.map(\.money), category: category,
        kind: kind == .unsaid ? .transaction(.spending) : kind, bill: bill,
        note: record[.note]?.text.trimmed ?? "")
      if !seen.insert(row).inserted, let line = record[.date]?.place?.line { repeatedLines.append(line) }
      for (place, amount) in amounts.enumerated() {
        // Nothing can pay a bill without an id: a payment could not name the number of its row.
        if kind == .bill {
          if !bill.isEmpty, let field = record[.bill], !bills.insert(bill).inserted {
            report(.repeatedBill(bill), field)
          }
          ledger.bills.append(
            Ledger.Bill(
              id: bill.isEmpty ? "row \(index)" : "bill \(bill)", day: day, amount: amount.money,
              category: name))
          continue
        }
        var own = Ledger.Transaction.Kind.spending
        if case .transaction(let said) = kind {
          own = said
        } else {
          let isCredit = amount.isCredit || kind == .credit
          let isReceived = isCredit || (layout.expenses == .negative && amount.money.minorUnits > 0)
          switch isReceived ? layout.received : .refund {
          case nil: unnamed += 1
          case .income?: own = .income
          case .refund?: if isCredit { own = .refund }
          }
        }
        ledger.transactions.append(
          Ledger.Transaction(
            id: place == 0 ? "\(index)" : "\(index) credit", day: day, amount: amount.money, kind: own,
            category: name,
            paidBill: bill.isEmpty ? nil : "bill \(bill)"))
      }
    }
    guard faults.isEmpty else {
      for fault in footerFaults { faults.append(fault) }
      throw faults
    }
    if let name = layout.columns[.kind], !others.isEmpty {
      throw LedgerFileError(asking: .kinds(name, words: others))
    }
    guard unnamed == 0 else { throw LedgerFileError(asking: .received(unnamed)) }
    var app = AppLedger(ledger)
    app.repeatedLines = repeatedLines
    app.layout = layout
    app.unusedColumns = table.unusedColumns
    app.footerLines = footer
    return app
  }

  /// What a row says: two equal rows may be two coffees, or one that was exported twice.
  private struct Row: Hashable {
    var day: CivilDate
    var amounts: [Money]
    var category: String
    var kind: Kind
    var bill: String
    var note: String
  }

  private typealias Report = (LedgerFault.Reason, SeparatedValues.Field) -> Void

  private static func day(
    _ record: LedgerRow, _ layout: LedgerLayout, _ dayOf: (Instant) -> CivilDate?, _ report: Report
  ) -> CivilDate? {
    guard let field = record[.date] else { return nil }
    let text = field.text.trimmed
    if let day = CivilDate(text) { return day }
    if let moment = Timestamp(text), let day = dayOf(moment.instant) { return day }
    guard let day = DateParts(text)?.date(layout.dates) else {
      report(.date(field.text), field)
      return nil
    }
    return day
  }

  /// Returns the category, empty for none; `nil` if the text is not a valid name.
  private static func category(_ record: LedgerRow, _ report: Report) -> String? {
    guard let field = record[.category] else { return "" }
    guard field.text.isOneLine else {
      report(.category, field)
      return nil
    }
    return field.text.trimmed
  }

  private enum Kind: Hashable {
    case transaction(Ledger.Transaction.Kind)
    case bill
    /// The row does not say it, or is called a debit, which may be any money that went out.
    case unsaid
    /// Money that came in, in a row that does not say whether it is income.
    case credit
  }

  /// Returns the kind of a row; `nil` if its word is no kind.
  private static func kind(_ record: LedgerRow, _ report: Report) -> Kind? {
    guard let field = record[.kind], !field.text.trimmed.isEmpty else { return .unsaid }
    let word = field.text.trimmed.lowercased().precomposedStringWithCanonicalMapping
    if word == bill { return .bill }
    if credits.contains(word) { return .credit }
    if debits.contains(word) { return .unsaid }
    if let kind = Ledger.Transaction.Kind(word: word) ?? foreign[word] { return .transaction(kind) }
    report(.kind(field.text), field)
    return nil
  }

  private static let debits: Set = ["debit", "dr", "dbit", "débit", "soll", "ghi nợ", "借", "借方"]
  private static let credits: Set = ["credit", "cr", "crdt", "crédit", "haben", "ghi có", "贷", "贷方"]

  /// Words for kinds in the files of apps in other languages.
  ///
  /// A bank transfer is none of them: it may well be money spent.
  private static let foreign: [String: Ledger.Transaction.Kind] = {
    let words: [(Ledger.Transaction.Kind, String)] = [
      (.spending, "expenses|ausgabe|ausgaben|dépense|gasto|chi|chi tiêu|khoản chi|支出|지출"),
      (.income, "einnahme|einnahmen|revenu|recette|ingreso|thu|thu nhập|khoản thu|收入|수입"),
      (.refund, "erstattung|rückerstattung|remboursement|reembolso|hoàn tiền|退款|환불"),
      (.transfer, "umbuchung|virement interne|traspaso|转账|不计收支|이체"),
    ]
    return Dictionary(
      uniqueKeysWithValues: words.flatMap { kind, list in
        list.split(separator: "|").map { (String($0), kind) }
      })
  }()

  /// Returns the amounts of a row: one, or that of a debit and that of a credit; `nil` if one is not right.
  private static func amounts(
    _ record: LedgerRow, _ layout: LedgerLayout, _ report: Report
  ) -> [(money: Money, isCredit: Bool)]? {
    let fields = [(record[.amount] ?? record[.debit], false), (record[.credit], true)].compactMap {
      field, isCredit in
      field.map { (field: $0, isCredit: isCredit) }
    }
    // One of two fields is usually empty, or zero.
    let filled = fields.filter { !$0.field.text.trimmed.isEmpty }
    var amounts: [(money: Money, isCredit: Bool)] = []
    for (field, isCredit) in filled.isEmpty ? Array(fields.prefix(1)) : filled {
      let parts = AmountParts(field.text)
      // No row that decided had a mark, so nobody knows what one means.
      guard field.isNumber || layout.decimal != nil || !parts.hasMark else {
        report(.unclear(.decimal(field.text)), field)
        return nil
      }
      guard let currency = currency(record, layout, parts, field, report) else { return nil }
      do throws(MoneyTextError) {
        amounts.append((try parts.money(field.isNumber ? .point : layout.decimal, in: currency), isCredit))
      } catch {
        report(.amount(field.text, error, currency), field)
        return nil
      }
    }
    let real = amounts.filter { $0.money.minorUnits != 0 }
    return real.isEmpty ? Array(amounts.prefix(1)) : real
  }

  /// Returns the currency of an amount: that beside it, of its row, or of the file; these must not differ.
  private static func currency(
    _ record: LedgerRow, _ layout: LedgerLayout, _ parts: AmountParts, _ field: SeparatedValues.Field,
    _ report: Report
  ) -> Currency? {
    let own = record[.currency]?.text.trimmed ?? ""
    var said = parts.currency ?? layout.currency
    if !own.isEmpty {
      do throws(CurrencyError) { said = try Currency(code: own) } catch {
        report(.currency(own, error), record[.currency] ?? field)
        return nil
      }
    }
    guard let said else {
      report(.currency(own, .unknown(own)), record[.currency] ?? field)
      return nil
    }
    let other = own.isEmpty ? layout.currency : said
    if let other, !parts.currencies.isEmpty, !parts.currencies.contains(other) {
      report(.otherCurrency(field.text, other), field)
      return nil
    }
    return said
  }
}

extension String {
  /// The text without spaces at both ends.
  package var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
