import Foundation
import WidgetBridge

/// What `almanac budget` says of the bridge's answer, about the document at a path.
struct BudgetText {
  let path: String
  /// The path of the ledger to import; `nil` for the other actions.
  let ledger: String?
  let action: String?
  /// The source for which the ledger speaks; `nil` for that of all files without a name.
  let source: String?

  /// Returns what was done, the totals, the budgets, and notes.
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
      .fitForTerminal + "\n"
  }

  private func done(_ answer: JSON) -> [String] {
    if let imported = answer["imported"] { return lines(imported) }
    if let understood = answer["understood"] {
      return lines(ofUnderstood: understood) + ["nothing was saved"]
    }
    if let recovered = answer["recovered"] {
      let isOld = recovered["hasBackup"] == .bool(true)
      let said = isOld ? "restored as it was before the last change" : "a new document begins"
      return ["\(path): \(said)"]
        + (recovered["keptFiles"]?.array ?? []).compactMap(\.string).map { "kept: \($0)" }
    }
    return ["set": "saved", "undo": "the last import is taken back", "recover": "nothing to recover"][
      action ?? ""
    ].map { ["\(path): \($0)"] } ?? []
  }

  /// Returns lines about what happened to the parts of a ledger; what there is none of is not told.
  private func lines(_ imported: JSON) -> [String] {
    func list(_ key: String) -> String {
      (imported[key]?.array ?? []).map { $0.string ?? $0.text }.joined(separator: ", ")
    }
    let counts = [
      ("repeatedRows", "rows that are the same as an earlier row, and count too"),
      ("otherDays", "amounts of other days, left out"),
      ("tooOld", "amounts before \(imported["since"]?.string ?? ""), which no total has"),
      ("paidBills", "bills that a transaction pays, left out"),
      ("notSpent", "income and transfers, left out"),
      ("missingBills", "transactions for a bill that is missing (does the ledger have all bills?)"),
      ("missingPayments", "bills whose payment is missing or is not spending, which count themselves"),
    ].compactMap { key, words -> String? in
      guard let count = imported[key]?.integer, count > 0 else { return nil }
      guard key == "repeatedRows" else { return "\(words): \(count)" }
      // The records of a list of JSON are not on lines of their own.
      let places = imported["understood"]?["layout"]?["delimiter"] == nil ? "as records" : "on lines"
      return "\(words): \(count), first \(places) \(list("repeatedLines"))"
    }
    let refunds = (imported["refunds"]?.array ?? []).map { refunds in
      let sum = ["currency", "amount"].compactMap { refunds[$0]?.string }.joined(separator: " ")
      return "refunds: \(refunds["count"]?.text ?? ""), together \(sum)"
    }
    let settings =
      imported["hasSettings"] == .bool(true) ? "so are the settings that it names" : "budgets stay"
    let days = ["first", "last"].compactMap { imported[$0]?.string }
    let head = ["amounts", "days"].map { "\($0): \(imported[$0]?.text ?? ""), " }.joined()
    return ["\(head)currencies: \(list("currencies"))"] + refunds + counts
      + [
        "\(path): \(days.isEmpty ? "all days" : days.joined(separator: " to ")) of \(source ?? "files without a source") "
          + "are now those of \(ledger ?? "the ledger"); \(settings)"
      ]
      + (imported["copy"]?.string.map { ["the document as it was: \($0)"] } ?? [])
      + (imported["understood"].map(lines(ofUnderstood:)) ?? [])
  }

  /// Returns lines about how the rows of a file were read, with the first ones as an example.
  private func lines(ofUnderstood understood: JSON) -> [String] {
    let layout = understood["layout"]
    let header = (layout?["skip"]?.integer).map { ["header in line \($0 + 1)"] } ?? []
    let members = ["delimiter", "encoding", "dates", "decimal", "currency", "expenses", "received"]
    let columns = (layout?["columns"]?.object?.members ?? []).map { "\($0.key)=\($0.value.string ?? "")" }
    let words = members.compactMap { key in layout?[key].map { "\(key) \($0.string ?? $0.text)" } }
    let unused = (understood["unusedColumns"]?.array ?? []).compactMap(\.string)
    let footer = (understood["footerLines"]?.array ?? []).map(\.text)
    let examples = (understood["examples"]?.array ?? []).map { row in
      "  "
        + ["date", "currency", "amount", "kind", "category"].compactMap { row[$0]?.string }.joined(
          separator: " ")
    }
    return (layout == nil ? [] : ["read with: \((header + words + columns).joined(separator: ", "))"])
      + (unused.isEmpty ? [] : ["columns that are left out: \(unused.joined(separator: ", "))"])
      + (footer.isEmpty ? [] : ["lines below the rows that are left out: \(footer.joined(separator: ", "))"])
      + (examples.isEmpty ? [] : ["the first rows:"]) + examples
  }

  /// Returns an error of the bridge in the words of the command line: options and files in place of the request's members.
  func text(_ error: BridgeError) -> String {
    switch error {
    case .needed(let error, let reason):
      let (member, expected) = (error.path.last ?? "", error.expected.replacing("\"", with: "'"))
      return member == "kind"
        ? "\(path): \(reason); use \(expected)"
        : "nothing was saved; \(ledger ?? path): \(reason); say --\(member)"
          + (expected == "true" ? "" : ": \(expected)")
    case .faults(let faults, let count, _):
      let lines = faults.map { fault in
        let place = [fault.line, fault.column].compactMap { $0 }.map { ":\($0)" }.joined()
        return "\(ledger ?? path)\(place): error: \(fault.message)"
      }
      let more = count > faults.count ? ["further errors: \(count - faults.count)"] : []
      return (["nothing was saved; errors: \(count)"] + lines + more).joined(separator: "\n")
    case .badValue(let error) where error.path.count > 1:
      let place = error.path[1] == "ledger" ? ledger ?? path : "--\(error.path[1])"
      return "\(place): \(error.found.map { "found \($0)" } ?? "missing"), expected \(error.expected)"
    default: return "\(error)"
    }
  }
}
