/// Collects the parts of a row or column; parts that are `nil` are left out.
@resultBuilder package enum DrawingBuilder {
  /// Adds a part, if there is one.
  package static func buildExpression(_ part: Drawing?) -> [Drawing] { part.map { [$0] } ?? [] }
  /// Adds several parts.
  package static func buildExpression(_ parts: [Drawing]) -> [Drawing] { parts }
  /// Joins parts.
  package static func buildBlock(_ parts: [Drawing]...) -> [Drawing] { parts.flatMap { $0 } }
  /// Adds the parts of a condition that holds.
  package static func buildOptional(_ parts: [Drawing]?) -> [Drawing] { parts ?? [] }
  /// Adds the parts of the first branch.
  package static func buildEither(first parts: [Drawing]) -> [Drawing] { parts }
  /// Adds the parts of the second branch.
  package static func buildEither(second parts: [Drawing]) -> [Drawing] { parts }
  /// Joins the parts of a loop.
  package static func buildArray(_ parts: [[Drawing]]) -> [Drawing] { parts.flatMap { $0 } }
}

extension Drawing {
  /// A drawing without parts.
  package static let nothing = Drawing.space(PointSize(width: 0, height: 0))

  /// Returns empty room of a width.
  package static func space(_ width: Double) -> Drawing { .space(PointSize(width: width, height: 0)) }

  /// Returns parts below one another; `nil` if there are none.
  package static func column(
    _ alignment: TextLayout.Alignment = .leading, spacing: Double = 0,
    @DrawingBuilder _ parts: () -> [Drawing]
  ) -> Drawing? {
    let parts = parts()
    return parts.isEmpty ? nil : .column(parts, spacing: spacing, alignment)
  }

  /// Returns parts side by side; `nil` if there are none.
  package static func row(
    _ alignment: RowAlignment = .center, spacing: Double = 0, @DrawingBuilder _ parts: () -> [Drawing]
  ) -> Drawing? {
    let parts = parts()
    return parts.isEmpty ? nil : .row(parts, spacing: spacing, alignment)
  }

  /// Returns parts on top of each other, the lowest first; `nil` if there are none.
  package static func layers(@DrawingBuilder _ parts: () -> [Drawing]) -> Drawing? {
    let parts = parts()
    return parts.count > 1 ? .layers(parts) : parts.first
  }

  /// Returns a text; `nil` without forms or a layout.
  ///
  /// - Parameters:
  ///   - name: The name of the fact that the text shows.
  ///   - forms: The forms.
  ///   - layout: The room, font and alignment.
  ///   - role: The colour.
  ///   - change: Sets the properties that differ from those of a usual text.
  public static func text(
    _ name: String, _ forms: TextForms?, _ layout: TextLayout?, role: some ColorRole = CommonRole.primary,
    _ change: (inout DrawnText) -> Void = { _ in }
  ) -> Drawing? {
    guard let forms, let layout else { return nil }
    var text = DrawnText(name, forms, layout, role: role)
    change(&text)
    return .text(text)
  }

  /// Returns a private text, or a bar if it is hidden; `nil` without a text or a layout.
  public static func text(
    _ name: String, _ forms: Sensitive<TextForms>?, _ layout: TextLayout?,
    role: some ColorRole = CommonRole.primary, isPrivate: Bool = true,
    _ change: (inout DrawnText) -> Void = { _ in }
  ) -> Drawing? {
    guard let forms, let layout else { return nil }
    guard case .visible(let shown) = forms else { return .hidden(layout) }
    let text = text(name, shown, layout, role: role, change)
    return isPrivate ? text?.marked(.isPrivate) : text
  }

  /// Returns the line above the clock; `nil` without a text or a layout.
  package static func line(
    _ name: String, _ forms: Sensitive<TextForms>?, _ layout: TextLayout?, symbol: DrawnSymbol? = nil,
    isPrivate: Bool = false
  ) -> Drawing? {
    guard let forms, let layout else { return nil }
    let line = Drawing.line(
      forms.value.map { DrawnText(name, $0, layout) }, symbol: symbol, layout)
    return isPrivate && forms.value != nil ? line.marked(.isPrivate) : line
  }

  /// Returns a symbol; `nil` without a name or a font.
  ///
  /// - Parameters:
  ///   - name: The name of the SF Symbol.
  ///   - font: The size and weight.
  ///   - role: The colour.
  ///   - width: The width of its room, in points; otherwise it is as wide as high.
  ///   - isAccent: Whether it has the user's tint regardless of its colour.
  package static func symbol(
    _ name: String?, _ font: WidgetFont?, role: some ColorRole, width: Double? = nil, isAccent: Bool = false
  ) -> Drawing? {
    guard let name, let font else { return nil }
    var symbol = DrawnSymbol(name, font, role: role, width: width)
    symbol.isAccent = isAccent
    return .symbol(symbol)
  }

  /// Returns the part with a meaning that is not drawn.
  package func marked(_ mark: Mark) -> Drawing { .marked(self, mark) }

  /// Returns the part as a link, if there is a page to lead to.
  package func link(to page: (some DeepLink)?, spoken: AccessibilityText? = nil) -> Drawing {
    page.map { marked(.link($0.text, spoken)) } ?? self
  }

  /// Returns the part in a room of a fixed size.
  package func framed(
    _ size: PointSize, _ horizontal: TextLayout.Alignment = .center, _ vertical: VerticalAlignment = .center
  ) -> Drawing {
    .frame(self, size, horizontal, vertical)
  }

  /// Returns the part with empty room at its sides, above and below.
  package func padded(_ width: Double, _ height: Double) -> Drawing {
    .padding(self, PointSize(width: width, height: height))
  }
}
