import Foundation
import Hydration

/// Lists drinks.
struct ListAction: HydrationAction {
  static let name = "list"
  static let usage = "list [FIRST [LAST]]"
  static let summary = "today's drinks, or those of a day or from one to another"
  static let options: [CommandOption] = []

  private let context: HydrationContext
  private let range: ClosedRange<CivilDate>?

  init(_ arguments: Arguments, _ operands: [String]) throws(UsageError) {
    var operands = Operands(operands)
    if let text = operands.optional() {
      let first = try Arguments.date(text)
      let last = try operands.optional().map(Arguments.date) ?? first
      guard first <= last else { throw UsageError("\(last) is before \(first)") }
      range = first...last
    } else {
      range = nil
    }
    try operands.end()
    context = try HydrationContext(arguments)
  }

  func run(_ output: inout OutputStream) throws {
    try output.write(try HydrationReport(context).list(range))
  }
}

/// Says how the day stands.
struct StatusAction: HydrationAction {
  static let name = "status"
  static let usage = "status"
  static let summary = "how the day stands, and what is to know of the document"
  static let options: [CommandOption] = []

  private let context: HydrationContext

  init(_ arguments: Arguments, _ operands: [String]) throws(UsageError) {
    try Operands(operands).end()
    context = try HydrationContext(arguments)
  }

  func run(_ output: inout OutputStream) throws {
    try output.write(try HydrationReport(context).status)
  }
}

/// Lists the beverages.
struct BeveragesAction: HydrationAction {
  static let name = "beverages"
  static let usage = "beverages"
  static let summary = "what can be drunk, how much of it counts, and why"
  static let options: [CommandOption] = []

  private let language: Language
  private let format: OutputFormat

  init(_ arguments: Arguments, _ operands: [String]) throws(UsageError) {
    try Operands(operands).end()
    language = try arguments.language()
    format = try arguments.format(HydrationVerb.formats, of: "the beverages")
  }

  func run(_ output: inout OutputStream) throws {
    if format == .json {
      let beverages = Beverage.all.map { beverage in
        JSONValue.object([
          ("id", .text(beverage.id)), ("name", .text(beverage.name(in: language))),
          ("factorThousandths", .integer(beverage.factor)),
          ("index", JSONValue(beverage.retentionIndex.map { "\($0)" })),
          ("isAlcoholic", .boolean(beverage.isAlcoholic)), ("source", JSONValue(beverage.source)),
        ])
      }
      try output.write("\(JSONValue.array(beverages))\n")
      return
    }
    let rows = Beverage.all.map { beverage in
      [
        beverage.id, beverage.name(in: language), "\(Double(beverage.factor) / 1000)",
        beverage.retentionIndex.map { "\($0)" } ?? "-", beverage.source ?? "",
      ]
    }
    let headings = ["id", "name", "factor", "index", "source"]
    try output.write(TextTable(rows: [headings] + rows).text + "\n")
  }
}

/// Goes on after a document could not be read.
struct RecoverAction: HydrationAction {
  static let name = "recover"
  static let usage = "recover"
  static let summary = "go on with what can be saved of a document that cannot be read; its bytes are kept"
  static let options: [CommandOption] = []

  private let context: HydrationContext

  init(_ arguments: Arguments, _ operands: [String]) throws(UsageError) {
    try Operands(operands).end()
    context = try HydrationContext(arguments)
  }

  func run(_ output: inout OutputStream) throws {
    switch try context.store.documents.read() {
    case .missing, .value: try output.write("nothing to recover: the document can be read\n")
    case .newerVersion(let version):
      throw StoreError.newerVersion(
        path: context.store.documents.path, found: version, supported: HydrationFormat.version)
    case .corrupt(let corrupt):
      let recovery = context.store.recovery(from: corrupt)
      let state = recovery?.state ?? HydrationState()
      try context.store.resolve(corrupt, with: state, at: context.instant, in: context.zone)
      let source =
        recovery.map { "from the \($0.source.words)" } ?? "nothing could be saved; a new log begins"
      try output.write("recovered \(state.log.entries.count) drinks, \(source)\n")
      for path in try context.store.documents.corruptPaths() { try output.write("kept: \(path)\n") }
    }
  }
}

extension HydrationRecovery.Source {
  fileprivate var words: String {
    switch self {
    case .file: "file as far as it is whole; settings may have to be set again"
    case .backup: "backup"
    case .both: "backup and the file as far as it is whole"
    }
  }
}

/// Moves a document to another folder.
struct MigrateAction: HydrationAction {
  static let name = "migrate"
  static let usage = "migrate OLD"
  static let summary = "move the document at another path here, once, if there is none yet"
  static let options: [CommandOption] = []

  private let context: HydrationContext
  private let old: HydrationStore

  init(_ arguments: Arguments, _ operands: [String]) throws(UsageError) {
    var operands = Operands(operands)
    old = try HydrationContext.store(try operands.next("the path of the old document"))
    try operands.end()
    context = try HydrationContext(arguments)
  }

  func run(_ output: inout OutputStream) throws {
    let outcome = try HydrationMigration.run(
      from: old, to: context.store, at: context.instant, in: context.zone)
    let text =
      switch outcome {
      case .moved: "moved; the old file has \(HydrationMigration.suffix) behind its name"
      case .nothingToMove: "nothing to move: there is no file at \(old.documents.path)"
      case .alreadyThere: "there is another document already; the old file was left alone"
      }
    try output.write(text + "\n")
  }
}
