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

extension DocumentStore where Format == BudgetDocument {
  fileprivate func answer(
    _ request: SaveRequest, _ ledger: [UInt8]?, _ sums: DocumentStore<SourceSums>
  ) throws(BridgeError) -> JSON {
    let language: Language
    do throws(JSONValueError) {
      language = try request.members.optional("language") ?? .vietnamese
    } catch {
      throw .badValue(error)
    }
    let doing = try request.action(BudgetAction.Kind.self) { (kind, members) throws(JSONValueError) in
      try BudgetAction.doing(kind, members, request, file: ledger)
    }
    do {
      var answer = try doing(self, sums)
      if answer["understood"] != nil { return .object(answer) }
      let document = try existing()
      answer["budget"] = document.status(on: request.today, in: language)
      return .object(answer)
    } catch {
      throw BridgeError(ofBudget: error)
    }
  }

  /// Returns the document; that there is none yet is an error.
  func existing() throws -> BudgetDocument {
    try document { throw BridgeError.other(#""import" or "set""#, BudgetAction.missing) }
  }

  /// Returns the document, or another one if there is none yet; a document that cannot be read is an error.
  func document(ifMissing first: () throws -> BudgetDocument) throws -> BudgetDocument {
    switch try read() {
    case .value(let document): return document.payload
    case .missing: return try first()
    case .newerVersion(let version):
      throw StoreError.newerVersion(path: path, found: version, supported: Format.version)
    case .corrupt(let corrupt):
      try refuseOtherKinds(corrupt)
      let reason =
        corrupt.bytes.isEmpty ? "the file is empty" : "the document cannot be read: \(corrupt.fault)"
      throw BridgeError.other(#""recover""#, reason)
    }
  }

  /// Throws if a file is of something else: whoever names it by mistake must not be led to replace it.
  func refuseOtherKinds(_ corrupt: CorruptDocument<BudgetDocument>) throws(StoreError) {
    switch corrupt.fault {
    case .schema, .envelope: throw .corrupt(path: path, fault: corrupt.fault)
    case .syntax, .checksum, .payload, .tooLarge, .lost: break
    }
  }
}

extension BridgeError {
  /// The error for an action that needs another one first.
  static func other(_ kind: String, _ reason: String) -> BridgeError {
    missing("kind", kind, reason)
  }

  static func currencyNeeded(_ reason: String) -> BridgeError {
    missing("currency", #"a code such as "CNY""#, reason)
  }

  private static func missing(_ member: String, _ expected: String, _ reason: String) -> BridgeError {
    .needed(JSONValueError(expected: expected, found: nil).inside(member).inside("action"), reason: reason)
  }

  /// Creates the error for whatever an action on the document throws.
  fileprivate init(ofBudget error: any Error) {
    switch error {
    case let error as BridgeError: self = error
    case let refusal as LedgerImportRefusal: self.init(refusal)
    case DocumentUpdateError<LedgerImportRefusal>.refused(let refusal): self.init(refusal)
    case DocumentUpdateError<JSONValueError>.refused(let refusal): self = .inAction(refusal)
    default: self = .notSaved("\(error)")
    }
  }

  /// Creates the error for a ledger that is not imported.
  private init(_ refusal: LedgerImportRefusal) {
    switch refusal {
    case .unreadable(let error):
      self =
        error.question.map { .missing($0.told.member, $0.told.answers, $0.told.reason) } ?? .badFile(error)
    case .profile(let error): self = .badValue(error.inside("action"))
    case .damaged, .sums(.corrupt), .takesAway: self = .missing("replace", "true", "\(refusal)")
    case .noAmounts:
      self = .inAction(
        JSONValueError(expected: "amounts of its days, or settings", found: "none").inside("ledger"))
    case .currencyNeeded: self = .currencyNeeded("\(refusal)")
    case .ledger(.signUnknown):
      self = .missing(
        "expenses", #""negative" if money spent is negative in it, or "positive" if these are refunds"#,
        "\(refusal)")
    case .ledger(let error):
      self = .inAction(JSONValueError(expected: "a ledger that adds up", found: "\(error)").inside("ledger"))
    case .notKept(let error), .sums(let error): self = .notSaved("\(error)")
    case .nothingToUndo: self = .other(#""import""#, "\(refusal)")
    }
  }

  /// The error for a ledger with faults: the path of the first, and the first fifty with their places.
  private static func badFile(_ error: LedgerFileError) -> BridgeError {
    let faults = error.faults.map { fault in
      Fault(line: fault.place?.line, column: fault.place?.column, message: "\(fault)")
    }
    let first: JSONValueError
    if case .member(let fault)? = error.faults.first?.reason {
      first = fault
    } else {
      first = JSONValueError(expected: "a ledger", found: error.faults.first.map { "\($0)" })
    }
    return .faults(faults, count: error.count, first.inside("ledger").inside("action"))
  }
}
#endif
