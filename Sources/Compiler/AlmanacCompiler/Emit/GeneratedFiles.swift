import SwiftEmitter

extension EncodedAlmanac {
  /// Returns the files of Generated/.
  func files(_ data: SourceData) throws(EmissionError) -> [GeneratedFile] {
    var files: [GeneratedFile] = []
    for calendar in calendars { files.append(try calendar.calendarFile(data)) }
    files += [
      try calendarListFile(data), try sky.solarTermsFile(data), try sky.pentadsFile(data),
      try sky.moonPhasesFile(data),
      try timeScales.timeScalesFile(data), try data.languagesFile(), try data.namesFile(),
      try data.dayAlmanacFile(),
      try data.festivalsFile(), try data.lettersFile(), try data.citiesFile(),
      try data.insultListsFile(), try data.insultQuotationsFile(), try data.insultSentencesFile(),
      try data.appsFile(),
    ]
    files += try data.hydrationFiles()
    for format in RecordFormat.all {
      if let file = try format.ownFile?(data) { files.append(file) }
    }
    for list in data.insults.lists { files.append(try list.wordsFile(data)) }
    for catalogue in data.strings where catalogue.module != JavaScriptPageFile.module {
      files.append(try catalogue.stringsFile(data))
    }
    files.append(try JavaScriptTablesFile(calendars: calendars, data: data).file())
    files.append(try JavaScriptDaysOffFile(data: data).file())
    files.append(try JavaScriptSolarTermsFile(data: data, almanac: self).file())
    files.append(try JavaScriptPentadsFile(data: data, almanac: self).file())
    files.append(try JavaScriptNamesFile(data: data).file())
    files.append(try JavaScriptPageFile(data: data).file())
    files.append(try JavaScriptAboutFile(data: data).file())
    files.append(MessageFactsFile.file(for: files))
    files += FactSheet.all(of: data, self).map { $0.file() }
    files.sort { $0.path < $1.path }
    return files + [Manifest.file(for: files)]
  }
}

extension CalendarSource {
  /// The id as part of a Swift name: hyphens become underscores, so that different ids stay different.
  var identifier: String { Self.identifier(of: id) }

  /// Returns the id of any calendar as part of a Swift name.
  static func identifier(of id: String) -> String { id.split(separator: "-").joined(separator: "_") }
}

/// The paths in Data/ from which each kind of file is made, as prefixes.
enum Inputs {
  static let solarTerms = sun + ["Data/astronomy/nutation_", RoundingDecision.path]
  /// The inputs of the phases, without nutation, because it moves Sun and Moon equally.
  static let moonPhases = sun + ["Data/astronomy/moon_", RoundingDecision.path]
  private static let sun = ["Data/astronomy/sun_"]
  static let time = ["Data/time/"]
  static let languages = [LanguageReader.path]
}

/// Builds a generated Swift file: header and declarations.
struct SourceFileBuilder {
  private let path: String
  private let title: String
  private let notes: [String]
  private let inputs: [String]
  private var declarations: [Declaration] = []

  /// Creates a builder for a file.
  ///
  /// - Parameters:
  ///   - path: The path below Generated/.
  ///   - title: The content of the file, in one line.
  ///   - notes: The explanation of a record, with an example.
  ///   - inputs: The paths of the files of Data/ from which it is made.
  init(_ path: String, title: String, notes: [String], inputs: [String]) {
    self.path = path
    self.title = title
    self.notes = notes
    self.inputs = inputs
  }

  mutating func add(_ documentation: [String], _ shape: Declaration.Shape) {
    declarations.append(Declaration(documentation, shape))
  }

  mutating func constant(
    _ name: String, _ type: IntegerType, _ value: some BinaryInteger, _ documentation: String
  ) {
    add([documentation], .constant(name, type, Int64(value)))
  }

  mutating func accessor(
    _ name: String, _ element: String, _ documentation: String, selection: Accessor.Selection = .only,
    tables: [String], stride: Int = 1, offset: Int = 0, width: Int = 1, commonCount: Int? = nil,
    isCalledInline: Bool = false
  ) {
    add(
      [documentation],
      .accessor(
        Accessor(
          name: name, element: element, selection: selection, tables: tables, stride: stride, offset: offset,
          width: width, commonCount: commonCount, isCalledInline: isCalledInline)))
  }

  /// Adds a function for each number of a citation from Shakespeare.
  ///
  /// - Parameter first: The position of the work in a record of `stride` numbers.
  mutating func addCitations(
    of name: String, selection: Accessor.Selection = .only, tables: [String], stride: Int, first: Int = 0
  ) {
    let fields = [
      ("Work", "work", ""), ("Act", "act", ", 0 in an induction or poem"),
      ("Scene", "scene", ", 0 in a chorus or poem"), ("Line", "line", ""),
    ]
    for (index, (field, word, zero)) in fields.enumerated() {
      add(
        ["The \(word) of a \(name)\(zero)."],
        .accessor(
          Accessor(
            name: "\(name)\(field)", element: "Int32", selection: selection, tables: tables, stride: stride,
            offset: first + index)))
    }
  }

  func file() throws(EmissionError) -> GeneratedFile {
    var header = [title, "", "Do not edit: made by `make generate` (almanac-compiler generate).", ""]
    if !notes.isEmpty { header += notes + [""] }
    header += ["Inputs:"] + inputs.map { "  \($0)" }
    header += ["", "swift-format-ignore-file"]
    let text = try SwiftPrinter.source(of: SwiftFile(header: header, declarations: declarations))
    var file = GeneratedFile(path: "\(GeneratedFile.folder)/\(path)", text: text)
    file.declarations = declarations
    return file
  }
}

/// Generated/MessageFacts/Messages.swift: a call of every text function, with the names of its placeholders as arguments.
///
/// `almanac-dev facts` prints the texts through it, so a function whose text differs from Data/strings is found.
enum MessageFactsFile {
  /// - Parameter files: The files that declare the text functions.
  static func file(for files: [GeneratedFile]) -> GeneratedFile {
    let modules = files.flatMap { file in
      file.declarations.compactMap { declaration -> (tables: String, functions: TextFunctions)? in
        guard case .texts(let functions) = declaration.shape else { return nil }
        return (String(file.path.split(separator: "/")[1]), functions)
      }
    }
    let names = modules.map { $0.functions.name }
    let text =
      """
      // Every message, for `almanac-dev facts`, which compares what programs read with what Data/strings says.
      //
      // Do not edit: made by `make generate` (almanac-compiler generate).
      //
      // swift-format-ignore-file


      """ + modules.map { "import \($0.tables)\n" }.joined() + """

        /// Calls a function with the key and the text of each message that a language has of its own; {name} stands for a value.
        package func eachMessage(in language: UInt8, _ tell: (_ key: String, _ text: String) -> Void) {
        \(names.map { "  each\($0)(language, tell)\n" }.joined())}

        """ + modules.map { "\n\(Self.function($0.functions))" }.joined()
    return GeneratedFile(
      path: "\(GeneratedFile.folder)/MessageFacts/Messages.swift", text: text)
  }

  private static func function(_ functions: TextFunctions) -> String {
    let calls = functions.texts.flatMap { text -> [String] in
      let key = "\(FactSheet.module(functions))/\(text.name)"
      let arguments = text.parameters.map { "\($0): \"{\($0)}\"" }
      guard text.isCounted else {
        let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
        return ["  tell(\"\(key)\", texts.\(text.name)\(list))\n"]
      }
      return [("one", 1), ("other", 2)].map { form, count in
        let number = ["count: \(count)", "shown: \"{\(TextFunctions.count)}\""]
        return
          "  tell(\"\(key)/\(form)\", texts.\(text.name)(\((number + arguments).joined(separator: ", "))))\n"
      }
    }
    return """
      private func each\(functions.name)(_ language: UInt8, _ tell: (String, String) -> Void) {
        let texts = \(functions.name)(language: language)
        guard texts.language == language else { return }
      \(calls.joined())}

      """
  }
}
