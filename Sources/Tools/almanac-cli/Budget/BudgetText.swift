import BudgetWidgetCore
import Foundation
import WidgetBridge

/// The text of `almanac budget` for an answer of the bridge, about the document at a path.
struct BudgetText {
  let path: String
  /// The paths of the ledger's files; empty for the other actions.
  let ledger: [String]
  let action: String?

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
        "no amount has the category '\($0)', which has a budget; the categories: \(names.isEmpty ? "none" : names)"
      } + rows("notes").compactMap(\.string)
    let parts = [done(answer), [TextTable(rows: totals).text], [TextTable(rows: budgets).text], notes]
    return parts.map { $0.joined(separator: "\n") }.filter { !$0.isEmpty }.joined(separator: "\n\n")
      .escapingHiddenCharacters + "\n"
  }

  private func done(_ answer: JSON) -> [String] {
    if let imported = answer["imported"] { return lines(imported) }
    if let entries = answer["entries"]?.array {
      return [entries.isEmpty ? "no entries" : TextTable(rows: entries.map(cells)).text]
    }
    if let entry = answer["entry"] {
      return ["\(action == "remove" ? "removed" : "added"): \(cells(entry).joined(separator: "  "))"]
    }
    if let undone = answer["undone"] {
      let entry = undone["entry"].map { cells($0).joined(separator: "  ") } ?? ""
      return [
        "\(path): "
          + (undone["kind"] == "import"
            ? "sums and settings are as they were before the last import"
            : undone["kind"] == "add" ? "the entry is gone: \(entry)" : "the entry is as it was: \(entry)")
      ]
    }
    if let recovered = answer["recovered"] {
      let document =
        recovered["isDocumentNew"] == .bool(true) ? "a new document begins" : "budgets can be read again"
      let book =
        recovered["isBookNew"] == .bool(true)
        ? "; sums by day are those of the document, categories and entries before are not known"
        : recovered["isBookOlder"] == .bool(true)
          ? "; the last change of the ledger or of an entry is not known" : ""
      return ["\(path): \(document)\(book)"]
        + (recovered["keptFiles"]?.array ?? []).compactMap(\.string).map { "kept: \($0)" }
    }
    return ["set": "saved", "recover": "nothing to recover"][action ?? ""].map { ["\(path): \($0)"] } ?? []
  }

  /// The number, the date, the amount, the category and the note of an entry.
  private func cells(_ entry: JSON) -> [String] {
    let amount = ["currency", "amount"].compactMap { entry[$0]?.string }.joined(separator: " ")
    let refund = entry["refund"] == .bool(true) ? "refund" : ""
    return [entry["id"]?.text ?? "", entry["date"]?.string ?? "", amount, refund]
      + ["category", "note"].map { entry[$0]?.string ?? "" }
  }

  /// Returns lines about the imported parts of a ledger; missing parts have no line.
  private func lines(_ imported: JSON) -> [String] {
    func list(_ json: JSON?, _ separator: String = ", ") -> String {
      (json?.array ?? []).compactMap(\.string).joined(separator: separator)
    }
    func amount(_ json: JSON) -> String {
      ["currency", "amount"].compactMap { json[$0]?.string }.joined(separator: " ")
    }
    let counts = [
      ("notSpent", "income and transfers, which do not count"),
      ("paidBills", "bills that a transaction pays"),
      ("missingPartners", "bills or payments that name a record that is not there, which count themselves"),
      ("loweredMonths", "months or categories whose sums fell"),
    ].compactMap { key, words -> String? in
      guard let count = imported[key]?.integer, count > 0 else { return nil }
      return "\(words): \(count)"
    }
    let refunds = (imported["refunds"]?.array ?? []).map {
      "refunds: \($0["count"]?.text ?? ""), together \(amount($0))"
    }
    let repeats = (imported["repeats"]?.array ?? []).map { row in
      let (id, first, second) = (
        row["id"]?.string ?? "", row["first"]?.string ?? "", row["second"]?.string ?? ""
      )
      return "the id '\(id)' is at \(first) and \(second), equal in all columns; it counts once"
    }
    let repeated = (imported["repeatedRecords"]?.integer ?? 0) - Int64(repeats.count)
    let doubles = (imported["doubles"]?.array ?? []).map { rows in
      let amounts = (rows["amounts"]?.array ?? []).map(amount).joined(separator: " and ")
      return
        "rows that are in both \(rows["first"]?.string ?? "") and \(rows["second"]?.string ?? ""), and count twice: "
        + "\(rows["count"]?.text ?? ""), \(amounts)"
    }
    let unused = (imported["unusedColumns"]?.array ?? []).map { file in
      "columns that were left out of \(file["file"]?.string ?? ""): \(list(file["names"]))"
    }
    let days = ["first", "last"].compactMap { imported[$0]?.string }
    let currencies = list(imported["currencies"])
    func isTrue(_ key: String) -> Bool { imported[key] == .bool(true) }
    let names = ledger.joined(separator: " and ")
    let result = [
      isTrue("replacesSums") ? "the ledger is now \(names)" : "the ledger stays",
      isTrue("hasSettings") ? "settings that \(names) names are replaced" : nil,
      !isTrue("isChanged")
        ? "nothing is different"
        : isTrue("replacesSums")
          ? "'undo' brings back the one before (\(imported["replacedRecords"]?.text ?? "0") records)"
          : "'undo' brings back the settings before",
    ].compactMap(\.self).joined(separator: "; ")
    return [
      "records: \(imported["records"]?.text ?? "")"
        + (days.isEmpty ? "" : ", \(days.joined(separator: " to "))")
        + (currencies.isEmpty ? "" : ", in \(currencies)")
    ] + refunds + counts + repeats + (repeated > 0 ? ["further ids that count once: \(repeated)"] : [])
      + doubles
      + unused + ["\(path): \(result)"]
  }

  /// Returns an error of the bridge, with a helpful option or action in parentheses.
  func text(_ error: BridgeError, in language: Language) -> String {
    guard case .refused(let refusal) = error else {
      guard case .badValue(let error) = error, error.path.count > 1 else { return "\(error)" }
      return "--\(error.path[1]): \(JSONValueError(expected: error.expected, found: error.found))"
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
