import SwiftEmitter

extension TextFunctions {
  private static let plainTable = "texts_"
  private static let countedTable = "countedTexts_"

  /// Whether ``tables`` of a module can have a list of this name.
  static func isTable(_ name: String) -> Bool { name.hasPrefix(plainTable) || name.hasPrefix(countedTable) }

  /// The texts as lists by language.
  ///
  /// Revisions before these functions had the texts as such lists, two a key for texts that depend on a number, so both
  /// are compared in one way.
  var tables: [StringTable] {
    languages.indices.flatMap { language in
      let plain = texts.filter { !$0.isCounted }
      let counted = texts.filter(\.isCounted)
      return [
        StringTable(
          name: "\(Self.plainTable)\(languages[language])", values: plain.map { $0.wordings[language].other },
          comments: plain.map(\.name)),
        StringTable(
          name: "\(Self.countedTable)\(languages[language])",
          values: counted.flatMap { text in
            let wording = text.wordings[language]
            return [wording.one ?? wording.other, wording.other]
          }, comments: counted.flatMap { ["\($0.name), one", "\($0.name), other"] }),
      ].filter { !$0.values.isEmpty }
    }
  }

  /// Names and arguments alone: what code that uses the texts depends on.
  var interface: TextFunctions {
    var interface = self
    for index in interface.texts.indices { interface.texts[index].wordings = [] }
    return interface
  }
}
