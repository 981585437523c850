import BudgetWidget
import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// MomiQ: the remaining budget, what was spent, and the import of ledgers.
@main
struct MomiQApp: App {
  @State private var model = BudgetModel()
  @State private var isChoosing = false

  var body: some Scene {
    WindowGroup {
      BudgetScreenView($model) { isChoosing = true }
        // Any file can be chosen: the refusal of a file that is no ledger names its kind.
        .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.data], allowsMultipleSelection: true) {
          $model.act(.importFiles((try? $0.get()) ?? []))
        }
    }
  }
}
