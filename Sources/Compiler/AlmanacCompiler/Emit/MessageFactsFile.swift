import SwiftEmitter

/// Generated/MessageFacts/Messages.swift: a call of every text function, with the names of its placeholders as arguments.
///
/// `almanac-dev facts` prints the texts through it, so a function that returns another text than Data/strings is found.
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
