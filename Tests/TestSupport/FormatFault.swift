/// A fault of a text that an independent reader found.
package struct FormatFault: Error, CustomStringConvertible {
  package var description: String

  init(_ description: String) {
    self.description = description
  }
}
