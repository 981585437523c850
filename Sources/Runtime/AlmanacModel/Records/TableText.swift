/// A text of a table: a constant of the program, on every machine.
///
/// Where an address has 32 bits, the compiler makes no constant of a literal that is a `String`: instructions make it when
/// its table is first read, and in a WebAssembly file they take more room than the text. A `StaticString` is one there too.
@frozen @usableFromInline package struct TableText: Sendable, ExpressibleByStringLiteral {
  #if _pointerBitWidth(_64)
    @usableFromInline package typealias Literal = String
  #else
    @usableFromInline package typealias Literal = StaticString
  #endif

  @usableFromInline let literal: Literal

  @inlinable package init(stringLiteral literal: Literal) { self.literal = literal }

  #if _pointerBitWidth(_64)
    /// A text that the compiler of tables has read.
    package init(_ text: String) { literal = text }
  #endif

  /// The text.
  @inlinable package var text: String {
    #if _pointerBitWidth(_64)
      literal
    #else
      literal.description
    #endif
  }

  /// Whether it has the same bytes: comparing strings needs Unicode tables that Embedded Swift does not link.
  package func isSame(as text: String) -> Bool {
    #if _pointerBitWidth(_64)
      literal.utf8.elementsEqual(text.utf8)
    #else
      literal.withUTF8Buffer { text.utf8.elementsEqual($0) }
    #endif
  }
}

extension TableText: Hashable {
  @usableFromInline package static func == (left: TableText, right: TableText) -> Bool {
    left.text == right.text
  }

  @usableFromInline package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
