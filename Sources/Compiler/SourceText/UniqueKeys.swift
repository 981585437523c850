/// Watches the keys of a table and reports one that stands twice, with a note where it stood first.
package struct UniqueKeys<Key: Hashable> {
  private var first: [Key: SourceLocation] = [:]

  package init() {}

  /// - Returns: Whether the key is new.
  package mutating func insert(
    _ key: Key, named name: String, at location: SourceLocation, diagnostics: Diagnostics
  ) -> Bool {
    if let earlier = first[key] {
      diagnostics.report(
        "duplicate \(name)", at: location, notes: [.init(location: earlier, message: "first defined here")])
      return false
    }
    first[key] = location
    return true
  }
}
