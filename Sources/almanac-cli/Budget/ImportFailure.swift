import SourceText

/// What is wrong with a file that was to be imported; nothing was saved.
struct ImportFailure: Error, CustomStringConvertible {
  var diagnostics: [Diagnostic]

  var description: String {
    let count = diagnostics.count
    return
      (["nothing was saved; \(count) \(count == 1 ? "error" : "errors")"] + diagnostics.map(\.description))
      .joined(separator: "\n")
  }
}
