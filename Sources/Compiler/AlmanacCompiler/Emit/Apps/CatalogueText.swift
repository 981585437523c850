/// A value in an Xcode catalogue, which is a JSON file.
indirect enum CatalogueValue {
  case text(String)
  case integer(Int)
  case list([CatalogueValue])
  case members([String: CatalogueValue])

  /// The text of a file as Xcode saves it, with sorted keys.
  var fileText: String { "\(text(depth: 0))\n" }

  private func text(depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    switch self {
    case .text(let text): return Self.literal(text)
    case .integer(let number): return "\(number)"
    case .list(let values):
      return "[\n" + values.map { "\(indent)  \($0.text(depth: depth + 1))" }.joined(separator: ",\n")
        + "\n\(indent)]"
    case .members(let members):
      return "{\n"
        + members.sorted { $0.key < $1.key }.map {
          "\(indent)  \(Self.literal($0.key)) : \($0.value.text(depth: depth + 1))"
        }.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  /// Returns a text in quotation marks; texts of Data/ have no control characters.
  private static func literal(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
  }

  /// Returns a string catalogue.
  ///
  /// Its strings are marked as manual. Xcode would drop them otherwise, because the literals are in the
  /// package and not in a file of the target.
  ///
  /// - Parameters:
  ///   - texts: The texts by their keys.
  ///   - languages: The languages of the texts.
  static func strings(_ texts: [String: Names.Name], in languages: [SourceLanguage]) -> CatalogueValue {
    .members([
      "sourceLanguage": .text(AppReader.sourceLanguage),
      "strings": .members(
        texts.mapValues { text in
          let units = languages.map { language in
            (
              language.tag,
              CatalogueValue.members([
                "stringUnit": .members(["state": .text("translated"), "value": .text(text[language.code])])
              ])
            )
          }
          return .members([
            "extractionState": .text("manual"),
            "localizations": .members(Dictionary(units) { first, _ in first }),
          ])
        }), "version": .text("1.0"),
    ])
  }
}

/// The asset catalogue of an app, with its icon and colours.
enum AssetFiles {
  static let icon = "AppIcon"
  static let accentColor = "AccentColor"
  private static let info = CatalogueValue.members(["author": .text("xcode"), "version": .integer(1)])

  /// The texts of the files by their paths below the catalogue.
  static var texts: [(path: String, text: String)] {
    let image: [String: CatalogueValue] = [
      "filename": .text("\(icon).png"), "idiom": .text("universal"), "platform": .text("ios"),
      "size": .text("1024x1024"),
    ]
    // A colour without components is the default colour of the system.
    let color: [String: CatalogueValue] = ["idiom": .text("universal")]
    let catalogues: [(String, CatalogueValue)] = [
      ("Contents.json", .members(["info": info])),
      ("\(icon).appiconset/Contents.json", .members(["images": .list([.members(image)]), "info": info])),
      (
        "\(accentColor).colorset/Contents.json", .members(["colors": .list([.members(color)]), "info": info])
      ),
    ]
    return catalogues.map { ($0.0, $0.1.fileText) }
  }
}
