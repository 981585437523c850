#if canImport(WidgetFoundation)
import BudgetWidget
import Documents
package import Foundation
import WidgetFoundation

extension AppGroup {
  /// Imports a ledger or takes that back, sets budgets, or recovers the document.
  func saveBudget(_ request: SaveRequest, ledger: [UInt8]?) throws(BridgeError) -> JSON {
    let url = folder?.appendingPathComponent(AppIdentifiers.budgetSummary)
    return try Self.answer(request, ledger: ledger, documentAt: url, sumsIn: ownFolder)
  }

  /// Returns the answer to a `BudgetSave` about a document: the member `saved` of `BudgetSaved`.
  ///
  /// - Parameters:
  ///   - request: The request of an app, or of the command.
  ///   - ledger: The bytes of the ledger's file; `nil` if the request holds the ledger.
  ///   - url: The file of the document; `nil` for an app group without a container.
  ///   - ownFolder: The folder of the sums by source; by default that of the document.
  package static func answer(
    _ request: SaveRequest, ledger: [UInt8]? = nil, documentAt url: URL?, sumsIn ownFolder: URL? = nil
  ) throws(BridgeError) -> JSON {
    let (folder, name) = (
      url?.deletingLastPathComponent(), url?.lastPathComponent ?? AppIdentifiers.budgetSummary
    )
    let (store, sums): (DocumentStore<BudgetDocument>, DocumentStore<SourceSums>)
    do throws(StoreError) {
      store = try DocumentStore(folder: folder, name: name)
      sums = try DocumentStore(folder: ownFolder ?? folder, name: SourceSums.fileName(of: name))
    } catch {
      throw .notSaved("\(error)")
    }
    return try store.answer(request, ledger, sums)
  }
}
#endif
