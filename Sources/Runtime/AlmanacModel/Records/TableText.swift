/// A text of a table that is a compile-time constant on every platform.
///
/// If addresses have 32 bits, a `String` literal is not a constant: instructions create it when its table
/// is first read, and in a WebAssembly file they take more room than the text. A `StaticString` is a constant
/// there too.
///
/// A table of records is a constant only if the initialiser of its record is inlined before anything is optimised, which
/// `@_transparent` does and `@inline(__always)` does not, and if no record has a list.
@frozen @usableFromInline package struct TableText: Sendable, ExpressibleByStringLiteral {
  #if _pointerBitWidth(_64)
  @usableFromInline package typealias Literal = String
  #else
  @usableFromInline package typealias Literal = StaticString
  #endif

  @usableFromInline let literal: Literal

  @inlinable package init(stringLiteral literal: Literal) { self.literal = literal }

  #if _pointerBitWidth(_64)
  /// Creates a text that the table compiler has read from a file.
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

  /// Whether the bytes are equal: comparing strings needs Unicode tables that Embedded Swift does not link.
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
