import HydrationWidget

/// The beverages as an enumeration for the settings of the widget.
///
/// App Intents reads such enumerations from the source text of an app, so every name is a literal. The file belongs into the
/// target of the widget extension, beside its string catalogue, whose keys are the English names.
enum BeverageEnumeration {
  static var source: String {
    let all = Beverage.all
    let cases = all.map { "  case \($0.id)" }
    let names = all.map { "    .\($0.id): \(literal($0.name(in: .english)))," }
    let imports = ["AppIntents", "HydrationWidget"].map { "import \($0)" }.joined(separator: "\n")
    return """
      // Made by 'almanac hydration beverages --format swift'.

      \(imports)

      /// What the buttons of the widget add; the raw values are the ids of documents.
      enum BeverageChoice: String, AppEnum {
      \(cases.joined(separator: "\n"))

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Beverage"
        static let caseDisplayRepresentations: [BeverageChoice: DisplayRepresentation] = [
      \(names.joined(separator: "\n"))
        ]

        /// The beverage.
        var beverage: Beverage { Beverage(id: rawValue) }
      }

      """
  }

  private static func literal(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
