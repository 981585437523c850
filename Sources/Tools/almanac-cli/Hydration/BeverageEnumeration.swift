import HydrationWidget

/// The source text of an enumeration of beverages for the settings of the widget.
///
/// App Intents reads such enumerations from the source, so every name is a literal. The file belongs to
/// HydrationScreens. The keys of the string catalogue of the widget extension are the English names.
enum BeverageEnumeration {
  static var source: String {
    let all = Beverage.all
    let cases = all.map { "  case \($0.id)" }
    let names = all.map { "    .\($0.id): \(literal($0.name(in: .english)))," }
    let imports = ["public import AppIntents", "import HydrationWidget"].joined(separator: "\n")
    return """
      // Made by 'almanac hydration beverages --format swift'.

      \(imports)

      /// The beverage that the buttons of the widget add; a raw value is the id in documents.
      public enum BeverageChoice: String, AppEnum {
      \(cases.joined(separator: "\n"))

        /// The name of the choice in settings.
        public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Beverage"
        /// The names of the beverages.
        public static let caseDisplayRepresentations: [BeverageChoice: DisplayRepresentation] = [
      \(names.joined(separator: "\n"))
        ]

        /// The beverage of this choice.
        var beverage: Beverage { Beverage(id: rawValue) }
      }

      """
  }

  private static func literal(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
