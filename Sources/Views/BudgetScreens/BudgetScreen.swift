import BudgetScreensTables
package import BudgetWidgetCore
package import Foundation

/// The content of MomiQ's screen.
package struct BudgetScreen: Hashable, Sendable {
  /// The snapshot at the top, as in the large widget.
  package enum Snapshot: Hashable, Sendable {
    case budget(BudgetSnapshot)
    case spending(SpendingSnapshot)
  }

  /// A button; a destructive one may remove what was saved.
  package struct Choice: Hashable, Sendable {
    package let title: String
    package let action: BudgetAction
    package var isDestructive = false
  }

  /// A label and a value, with the action of a tap and the button that removes them.
  package struct Row: Hashable, Sendable {
    package let label: String
    package let value: String
    package var edit: BudgetAction?
    package var removal: Choice?
  }

  /// Rows below a title; never empty.
  package struct Section: Hashable, Sendable {
    package let title: String
    package let rows: [Row]
  }

  /// A report on files, on a change, or on the stored data.
  package struct Report: Hashable, Sendable {
    package let title: String
    /// The SF Symbol before the title.
    package let symbol: String
    /// Sentences about the parts that were read, left out, or wrong, and about the next step.
    package var lines: [String] = []
    package var sections: [Section] = []
    package var choices: [Choice] = []

    /// The symbol of saved changes, and of data without faults.
    static let done = "checkmark.circle.fill"
  }

  package let snapshot: Snapshot
  /// The result of the last action; `nil` if there is nothing to report.
  package let report: Report?
  /// The last entries of the user, the newest first.
  package let entries: [Row]
  /// The effect of undoing; `nil` if there is nothing to undo.
  package let undo: String?
  /// The contents of the document, or advice if something cannot be read.
  package let status: Report
  package let rules: PeriodRules
  /// The first day of months, of weeks, and of financial years, each with the other rules unchanged; empty if
  /// the document cannot be read.
  package let settings: [ChoiceField<PeriodRules>]
  package let cards: ChoiceField<BudgetAction.Card>
  /// The texts that do not depend on stored data.
  let strings: BudgetScreensStrings
}

/// The form of a budget, or of an entry of the user.
package struct MoneyForm: Hashable, Sendable {
  /// The kind of period of the budget; `nil` in the form of an entry.
  package var period: PeriodKind?
  /// The number of the entry; `nil` for a new one, and in the form of a budget.
  package var id: Int?
  /// Whether the budget or entry exists, so that it can be removed.
  package var isSet = false
  /// The amount, in the way people write it in their region.
  package var amount = ""
  package var currency: Currency?
  /// The id of the category; `nil` for all spending, or for none.
  package var category: String?
  /// The name of a category that is not in the list yet; empty for ``category``.
  package var newCategory = ""
  package var note = ""
  package var isRefund = false
  /// A moment of the day on which an entry counts.
  package var date: Date
  /// The categories to choose from; for an entry, those that were used lately come first.
  package let categories: ChoiceField<String?>
  package let currencies: ChoiceField<Currency?>
  package let periods: ChoiceField<PeriodKind?>
  /// The reason why nothing was saved; `nil` if nothing was wrong.
  package var problem: String?
}
