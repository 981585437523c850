import SwiftEmitter

/// A list of texts as a table holds it, with what its comments say of each.
struct TextList: Hashable {
  private(set) var texts: [String]
  /// Empty, or as many as there are texts.
  private var comments: [String]

  init(_ table: StringTable) {
    texts = table.values
    comments = table.comments
  }

  /// What names a text: its comment, or its place.
  func label(at index: Int) -> String { comments.isEmpty ? "\(index)" : comments[index] }

  static func + (left: TextList, right: TextList) -> TextList {
    var list = left
    list.texts += right.texts
    list.comments += right.comments
    return list
  }
}
