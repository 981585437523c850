import Foundation
import TestSupport
import WidgetBridge

/// Tests of requests about the document of budgets in a folder.
protocol TestsOfSavedBudgets {
  /// The folder of the app group.
  var folder: URL { get }
}

extension TestsOfSavedBudgets {
  func request(_ action: JSON, at instant: String = "2026-02-17T05:00:00Z") -> JSON {
    [
      "document": "budget", "instant": .string(instant), "zone": "Asia/Ho_Chi_Minh", "language": "en",
      "action": action,
    ]
  }

  func save(_ request: JSON) throws -> JSON {
    try JSON(
      parsing: Array(AppGroup(folder: folder, settings: nil, ownFolder: folder).save(request.text).utf8))
  }

  func ledger() throws -> JSON {
    try JSON(parsing: Array(StoredForm.text("momiq-ledger.json").utf8))
  }
}
