import BudgetWidget
import Foundation

/// The document that `almanac budget` and the widgets read, by its path.
struct BudgetFile {
  let store: DocumentStore<BudgetDocument>

  init(_ path: String) throws(StoreError) {
    let url = URL(fileURLWithPath: path)
    store = try DocumentStore(folder: url.deletingLastPathComponent(), name: url.lastPathComponent)
  }

  /// The document and when it was written; what is in its place otherwise is an error.
  func document() throws -> BudgetDocument {
    switch try store.read() {
    case .value(let document): return document.payload
    case .missing: throw BudgetFailure.missing(store.path)
    case .newerVersion(let version):
      throw StoreError.newerVersion(path: store.path, found: version, supported: BudgetDocument.version)
    case .corrupt(let corrupt): throw StoreError.corrupt(path: store.path, fault: corrupt.fault)
    }
  }
}

/// Why a budget could not be read or set.
enum BudgetFailure: Error, CustomStringConvertible {
  case missing(String)
  case currencyNeeded(reason: String)
  case day(Instant)

  var description: String {
    switch self {
    case .missing(let path):
      "\(path): there is no such document; 'almanac budget import' and 'almanac budget set' write one"
    case .currencyNeeded(let reason): "\(reason); --currency says which one the document has"
    case .day(let instant): "\(instant) is outside the years 1 to 9999 there"
    }
  }
}
