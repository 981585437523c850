/// `almanac budget`: the document of the budget widgets.
struct BudgetVerb: Verb {
  static let name = "budget"
  static let operands = "import CSV | set | status | recover"
  static let summary = "spending from a CSV file, budgets, and how they stand"
  static var details: String {
    """
    almanac budget import CSV
      replaces all totals in FILE by those of a CSV file with the columns date,amount,currency,category,note (the
      last two may be missing): 2026-02-17,12.50,USD,Food,lunch. Amounts have a point before the decimals; refunds
      are negative. Only sums are kept. If anything is wrong, all of it is reported and nothing is saved.
    almanac budget set
      sets a budget (--period, --amount, --category) or when weeks, months and financial years begin.
    almanac budget status
      shows totals and budgets at a moment.
    almanac budget recover
      goes on with the backup of a document that cannot be read; without one, a new document begins (--currency).
      The bytes that cannot be read are kept beside it.

    'almanac widget budget --state FILE' and 'almanac widget spending --state FILE' show the widgets.
    """
  }
  static let options: [CommandOption] = CommandOption.allCases.filter { option in
    actions.contains { $0.options.contains(option) }
  }
  static let formats: [OutputFormat] = [.text]

  private static var actions: [any BudgetAction.Type] {
    [BudgetImport.self, BudgetSet.self, BudgetStatus.self, BudgetRecover.self]
  }

  private let action: any BudgetAction

  init(_ arguments: Arguments) throws(UsageError) {
    let names = Self.actions.map { $0.name }.joined(separator: ", ")
    guard let name = arguments.operands.first else {
      throw UsageError("an action is missing; there are: \(names)")
    }
    guard let type = Self.actions.first(where: { $0.name == name }) else {
      throw UsageError("unknown action '\(name)'; there are: \(names)")
    }
    if let option = Self.options.first(where: { arguments[$0] != nil && !type.options.contains($0) }) {
      throw UsageError("'budget \(name)' has no option '\(option.flag)'")
    }
    action = try type.init(arguments)
  }

  func run(_ output: inout OutputStream) throws { try output.write(try action.run()) }
}
