/// Changed lines of generated files that are not Swift, such as the report of margins.
///
/// No program reads these files, and the facts in them are compared elsewhere.
struct ReportComparison {
  let before: GeneratedTree
  let after: GeneratedTree

  func changes() -> [Change] {
    let paths = Set(before.files.keys).union(after.files.keys).sorted()
    return paths.filter {
      !$0.hasSuffix(".swift") && $0 != Manifest.path && !$0.hasSuffix(".md")
        && !JavaScriptComparison.covers($0)
    }.compactMap { path in
      let (old, new) = (Self.lines(before.files[path]), Self.lines(after.files[path]))
      guard old != new else { return nil }
      let difference = new.difference(from: old)
      return Change(
        .comments, .report, path, item: "lines", before: "\(old.count)", after: "\(new.count)",
        text: "+\(difference.insertions.count) -\(difference.removals.count) lines")
    }
  }

  /// Returns the lines that are not comments.
  static func lines(_ text: String?) -> [Substring] {
    (text ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.hasPrefix("//") }
  }
}
