import AlmanacModel

/// A comparison as text for people: the past first, a line a change.
package struct DiffText {
  private let comparison: TreeComparison

  /// How many changes of one kind and subject are told one by one.
  private static func limit(_ kind: Change.Kind) -> Int { kind == .uncertainty ? 3 : 12 }

  package init(_ comparison: TreeComparison) {
    self.comparison = comparison
  }

  package var text: String {
    let from = "from \(comparison.before) to \(comparison.after)"
    guard !comparison.differingFiles.isEmpty else { return "\(GeneratedFile.folder)/: no change \(from)" }
    let files = Count.of(comparison.differingFiles.count, "file differs", "files differ")
    var lines: [String] = []
    if comparison.changesInEffect.isEmpty {
      lines = [
        "\(GeneratedFile.folder)/: no change in effect \(from); \(files) in comments, digests or reports"
      ]
    } else {
      lines = ["\(GeneratedFile.folder)/: changes \(from); past means before \(CivilDate(comparison.now))"]
    }
    if !comparison.changesInEffect.isEmpty, !comparison.changesDates {
      lines.append("No day has another lunar date, term or phase.")
    }
    for group in Change.Group.allCases {
      let changes = comparison.changes.filter { $0.group == group }
      guard !changes.isEmpty else { continue }
      lines += ["", group.heading] + self.lines(changes)
    }
    lines += sizes
    return lines.joined(separator: "\n")
  }

  /// The changes of a group, those of one kind and subject together.
  private func lines(_ changes: [Change]) -> [String] {
    var lines: [String] = []
    var rest = changes[...]
    while let first = rest.first {
      let run = rest.prefix { $0.kind == first.kind && $0.subject == first.subject }
      rest = rest.dropFirst(run.count)
      let limit = Self.limit(first.kind)
      lines += run.prefix(limit).map { "  \($0.subject): \($0.text)" }
      if run.count > limit, let last = run.last {
        lines.append("  \(first.subject): and \(run.count - limit) more like these, the last: \(last.text)")
      }
    }
    return lines
  }

  private var sizes: [String] {
    let sizes = comparison.sizes
    guard !comparison.changesInEffect.isEmpty else { return [] }
    let was =
      sizes.before == sizes.after ? "as before" : "was \(sizes.before.rows) and \(sizes.before.bytes)"
    return ["", "Size: \(sizes.after.rows) rows and \(sizes.after.bytes) bytes of data, \(was)"]
      + sizes.files.map { file in
        let text = { (size: SizeComparison.Size?) in
          size.map { "\($0.rows) rows, \($0.bytes) bytes" } ?? "none"
        }
        return "  \(file.path): \(text(file.after)), was \(text(file.before))"
      }
  }
}

extension Change.Group {
  fileprivate var heading: String {
    switch self {
    case .past: "PAST DATES CHANGE: people may have these in print"
    case .future: "Future dates"
    case .words: "Words"
    case .other: "Tables and code"
    case .comments: "Comments and reports"
    }
  }
}
