import Foundation
import Spending

/// The document that `almanac budget` writes and the widgets read, by its path.
struct BudgetFile {
  let store: DocumentStore<BudgetDocument>

  init(_ path: String) throws(StoreError) {
    let url = URL(fileURLWithPath: path)
    store = try DocumentStore(folder: url.deletingLastPathComponent(), name: url.lastPathComponent)
  }

  /// Returns the document; `nil` if there is none yet.
  ///
  /// A document that cannot be read is an error, and is not changed.
  func document() throws -> BudgetDocument? {
    switch try store.read() {
    case .value(let document): return document.payload
    case .missing: return nil
    case .newerVersion(let version):
      throw StoreError.newerVersion(path: store.path, found: version, supported: BudgetDocument.version)
    case .corrupt(let corrupt): throw BudgetFailure.damaged(path: store.path, corrupt)
    }
  }

  /// Changes the document, or writes the first one.
  ///
  /// - Parameters:
  ///   - now: The current instant and zone.
  ///   - currency: The currency of a new document.
  ///   - reason: The reason why there is no currency, for an error message.
  ///   - body: Changes the document, or throws a refusal.
  func update<Failure: Error>(
    _ now: NowAndHere, currency: Currency?, reason: String,
    _ body: (inout BudgetDocument) throws(Failure) -> Void
  ) throws {
    let today = try now.today()
    guard let initial = try document()?.currency ?? currency else {
      throw BudgetFailure.currencyNeeded(reason: reason)
    }
    do throws(DocumentUpdateError<Failure>) {
      try store.update(
        at: now.instant, zone: now.zone, ifMissing: BudgetDocument(currency: initial, asOf: today), body
      )
    } catch {
      switch error {
      case .refused(let refusal): throw refusal
      case .store(let error): throw error
      }
    }
  }
}

/// The reason why a budget could not be read or set.
enum BudgetFailure: Error, CustomStringConvertible {
  case missing(String)
  case damaged(path: String, CorruptDocument<BudgetDocument>)
  case currencyNeeded(reason: String)

  var description: String {
    switch self {
    case .missing(let path):
      "\(path): there is no such document; 'almanac budget import' and 'almanac budget set' create one"
    case .damaged(let path, let corrupt):
      """
      \(Self.place(of: corrupt, path)): \(corrupt.fault); nothing was changed. \
      'almanac budget recover --file \(path)' \
      \(Self.wayOn(corrupt))
      """
    case .currencyNeeded(let reason): "\(reason); --currency says which one the document has"
    }
  }

  private static func wayOn(_ corrupt: CorruptDocument<BudgetDocument>) -> String {
    corrupt.backup == nil
      ? "with --currency keeps it and begins a new document, as there is no backup"
      : "continues with its backup"
  }

  /// The file, and the line and column where it stops being JSON.
  private static func place(of corrupt: CorruptDocument<BudgetDocument>, _ path: String) -> String {
    guard case .syntax(let error) = corrupt.fault else { return path }
    return "\(path):\(TextPlace(ofByte: error.offset, in: corrupt.bytes))"
  }
}

extension Arguments {
  func currency() throws(UsageError) -> Currency? {
    guard let code = self[.currency] else { return nil }
    do throws(CurrencyError) {
      return try Currency(code: code)
    } catch {
      throw UsageError("\(error)")
    }
  }
}
