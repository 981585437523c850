import BudgetWidgetCore
import Foundation
import WidgetBridge

/// The text of `almanac budget` for an answer of the bridge, about the document at a path.
struct BudgetText {
  let path: String
  /// The paths of the ledger's files; empty for the other actions.
  let ledger: [String]
  let action: String?
  let language: Language
  private var texts: AlmanacReportsStrings { AlmanacReportsStrings(language: language.tableIndex) }

  /// Returns the change, the totals, the budgets, and notes.
  func text(_ answer: JSON) -> String {
    func rows(_ key: String) -> [JSON] { answer["budget"]?[key]?.array ?? [] }
    func text(_ row: JSON, _ key: String) -> String { (row[key]?["text"] ?? row[key])?.string ?? "" }
    let totals = rows("totals").map { row in
      let others = row["others"]?.array ?? []
      return [text(row, "label"), text(row, "spent") + text(row, "reason")] + others.map { text($0, "text") }
    }
    let budgets = rows("budgets").map { row in
      ["label", "name", "spent", "limit", "percent"].map { text(row, $0) }
        + [text(row, "levelText") + text(row, "reason")]
    }
    let names = rows("categories").map { text($0, "name") }.joined(separator: ", ")
    let notes =
      rows("missingCategories").compactMap(\.string).map {
        names.isEmpty
          ? texts.noCategories(problem: texts.strayBudget(text: $0))
          : texts.listed(names: names, problem: texts.strayBudget(text: $0))
      } + rows("notes").compactMap(\.string)
    let parts = [done(answer), [TextTable(rows: totals).text], [TextTable(rows: budgets).text], notes]
    return parts.map { $0.joined(separator: "\n") }.filter { !$0.isEmpty }.joined(separator: "\n\n")
      .escapingHiddenCharacters + "\n"
  }

  private func done(_ answer: JSON) -> [String] {
    if let imported = answer["imported"] { return lines(imported) }
    if let entries = answer["entries"]?.array {
      return [entries.isEmpty ? texts.noEntries : TextTable(rows: entries.map(cells)).text]
    }
    if let entry = answer["entry"] {
      let entry = cells(entry).joined(separator: "  ")
      return [action == "remove" ? texts.removedEntry(entry: entry) : texts.addedEntry(entry: entry)]
    }
    if let undone = answer["undone"] {
      let entry = undone["entry"].map { cells($0).joined(separator: "  ") } ?? ""
      return [
        "\(path): "
          + (undone["kind"] == "import"
            ? texts.undoneImport
            : undone["kind"] == "add" ? texts.undoneAdd(entry: entry) : texts.undoneEntry(entry: entry))
      ]
    }
    if let recovered = answer["recovered"] {
      let document = recovered["isDocumentNew"] == .bool(true) ? texts.newDocument : texts.budgetsRead
      let book =
        recovered["isBookNew"] == .bool(true)
        ? texts.bookLost : recovered["isBookOlder"] == .bool(true) ? texts.bookOlder : nil
      return ["\(path): \(book.map { texts.further(more: $0, problem: document) } ?? document)"]
        + (recovered["keptFiles"]?.array ?? []).compactMap(\.string).map(texts.keptFile)
    }
    return action == "set"
      ? [texts.savedFile(file: path)] : action == "recover" ? ["\(path): \(texts.nothingToRecover)"] : []
  }

  /// The number, the date, the amount, the category and the note of an entry.
  private func cells(_ entry: JSON) -> [String] {
    let amount = ["currency", "amount"].compactMap { entry[$0]?.string }.joined(separator: " ")
    let refund = entry["refund"] == .bool(true) ? texts.refundMark : ""
    return [entry["id"]?.text ?? "", entry["date"]?.string ?? "", amount, refund]
      + ["category", "note"].map { entry[$0]?.string ?? "" }
  }

  /// Returns lines about the imported parts of a ledger; missing parts have no line.
  private func lines(_ imported: JSON) -> [String] {
    func rows(_ key: String) -> [JSON] { imported[key]?.array ?? [] }
    func list(_ json: JSON?) -> String {
      (json?.array ?? []).compactMap(\.string).joined(separator: ", ")
    }
    func pair(_ parts: [String]) -> String {
      parts.dropFirst().reduce(parts.first ?? "") { texts.pair(first: $0, second: $1) }
    }
    func amount(_ json: JSON) -> String {
      ["currency", "amount"].compactMap { json[$0]?.string }.joined(separator: " ")
    }
    func text(_ row: JSON, _ key: String) -> String { row[key]?.string ?? row[key]?.text ?? "" }
    func isTrue(_ key: String) -> Bool { imported[key] == .bool(true) }
    let days = ["first", "last"].compactMap { imported[$0]?.string }
    let currencies = list(imported["currencies"])
    var records = texts.records(number: text(imported, "records"))
    if days.count == 2 { records = texts.recordDays(first: days[0], last: days[1], records: records) }
    if !currencies.isEmpty { records = texts.recordCurrencies(currencies: currencies, records: records) }
    let refunds = rows("refunds").map { texts.refunds(amount: amount($0), number: text($0, "count")) }
    let counts: [(String, (String) -> String)] = [
      ("notSpent", texts.notSpent), ("paidBills", texts.paidBills),
      ("missingPartners", texts.missingPartners), ("loweredMonths", texts.loweredMonths),
    ]
    let counted = counts.filter { imported[$0.0]?.integer ?? 0 > 0 }.map { $0.1(text(imported, $0.0)) }
    let repeats = rows("repeats").map {
      texts.repeatedRecord(first: text($0, "first"), id: text($0, "id"), second: text($0, "second"))
    }
    let rest = (imported["repeatedRecords"]?.integer ?? 0) - Int64(repeats.count)
    let doubles = rows("doubles").map { row in
      texts.doubledRows(
        amount: pair((row["amounts"]?.array ?? []).map(amount)), first: text(row, "first"),
        number: text(row, "count"), second: text(row, "second"))
    }
    let unused = rows("unusedColumns").map {
      texts.unusedColumns(file: text($0, "file"), names: list($0["names"]))
    }
    let files = pair(ledger)
    let result = [
      isTrue("replacesSums") ? texts.newLedger(files: files) : texts.sameLedger,
      isTrue("hasSettings") ? texts.newSettings(files: files) : nil,
      !isTrue("isChanged")
        ? texts.nothingNew
        : isTrue("replacesSums")
          ? texts.undoLedger(number: imported["replacedRecords"]?.text ?? "0") : texts.undoSettings,
    ].compactMap(\.self).joined(separator: "; ")
    return [records] + refunds + counted + repeats
      + (rest > 0 ? [texts.repeatedRecords(number: "\(rest)")] : []) + doubles + unused
      + ["\(path): \(result)"]
  }

  /// Returns an error of the bridge, with a helpful option or action in parentheses.
  func text(_ error: BridgeError, in language: Language) -> String {
    guard case .refused(let refusal) = error else {
      guard case .badValue(let error) = error, error.path.count > 1 else { return error.description }
      return "--\(error.path[1]): \(error.at([]).reason(in: language).sentence)"
    }
    guard refusal.faults.isEmpty else {
      let lines = refusal.faults.map { fault in
        let place = ["line", "column"].compactMap { fault.values[$0] }.map { ":\($0.text)" }.joined()
        let path = (fault.values["path"]?.string).map { "\($0): " } ?? ""
        return "\(fault.values["file"]?.string ?? "")\(place): error: \(path)\(fault.sentence)"
      }
      let title = DataRefusal.notSaved("", in: language).trimmed
      return ([title] + lines + refusal.lines.dropFirst(lines.count)).joined(separator: "\n")
    }
    let hint =
      switch refusal.member.first {
      case "replace": " (--replace)"
      case "currency": " (--currency)"
      case "category":
        " (\((refusal.values["ids"]?.array ?? []).compactMap(\.string).joined(separator: ", ")))"
      case "kind" where refusal.code != "nothingToUndo" && refusal.code != "noDocument":
        " (almanac budget recover --file \(path))"
      case let option? where refusal.code == "text": " (--\(option))"
      default: ""
      }
    let isReading = action == "status" || action == "list"
    return (isReading ? refusal.sentence : DataRefusal.notSaved(refusal.sentence, in: language)) + hint
  }
}
