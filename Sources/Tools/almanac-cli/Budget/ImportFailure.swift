import SourceText

/// What is wrong with a file that was to be imported; nothing was saved.
struct ImportFailure: Error, CustomStringConvertible {
  /// In the order of the lines.
  let diagnostics: [Diagnostic]

  init(_ diagnostics: Diagnostics) {
    self.diagnostics = diagnostics.all.sorted { left, right in
      (left.location.line ?? 0, left.location.column ?? 0)
        < (right.location.line ?? 0, right.location.column ?? 0)
    }
  }

  var description: String {
    let count = diagnostics.count
    return
      (["nothing was saved; \(count) \(count == 1 ? "error" : "errors")"] + diagnostics.map(\.description))
      .joined(separator: "\n")
  }
}
