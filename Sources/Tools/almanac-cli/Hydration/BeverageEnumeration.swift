import HydrationWidget

/// The source text of an enumeration of beverages for the settings of the widget.
///
/// App Intents reads such enumerations from the source, so every name is a literal. The file belongs to
/// HydrationWidgetViews. The keys of the string catalogue of the widget extension are the English names.
enum BeverageEnumeration {
  static var source: String {
    let all = Beverage.all
    let cases = all.map { "  case \($0.id)" }
    let names = all.map { "    .\($0.id): \(literal($0.name(in: .english)))," }
    let imports = ["public import AppIntents", "import HydrationWidget"].joined(separator: "\n")
    return """
      // Made by 'almanac hydration beverages --format swift'.

      \(imports)

      /// What the buttons of the widget add; the raw values are the ids of documents.
      public enum BeverageChoice: String, AppEnum {
      \(cases.joined(separator: "\n"))

        /// What the choice is called.
        public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Beverage"
        /// What its cases are called.
        public static let caseDisplayRepresentations: [BeverageChoice: DisplayRepresentation] = [
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
