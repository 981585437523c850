import Foundation
import SwiftUI
import TestSupport
import Testing

/// A tree that was reviewed, as a text in Tests/GoldenTrees.
struct GoldenTree {
  private let name: String

  init(_ name: String) {
    self.name = name
  }

  /// Compares a tree; one that differs is written to .build/trees, from where it can be copied.
  func compare(_ nodes: [_Node]) throws {
    let text = nodes.flatMap(\.lines).joined(separator: "\n") + "\n"
    let reviewed = Repository.root.appendingPathComponent("Tests/GoldenTrees/\(name).txt")
    guard text != (try? String(contentsOf: reviewed, encoding: .utf8)) else { return }
    let folder = Repository.root.appendingPathComponent(".build/trees")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(to: folder.appendingPathComponent("\(name).txt"), atomically: true, encoding: .utf8)
    Issue.record("after a look at it: cp .build/trees/\(name).txt Tests/GoldenTrees/")
  }
}
