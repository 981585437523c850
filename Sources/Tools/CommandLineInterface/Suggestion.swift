/// The known words that a person may have meant by an unknown one.
package enum Suggestion {
  /// Returns the most similar known words, the nearest first, each form once.
  ///
  /// - Parameter parts: Whether a word may also be a part of a known one, of three letters or more.
  package static func near(
    _ word: String, among known: [(word: String, form: String)], atMost count: Int, parts: Bool = false
  ) -> [String] {
    let form = Array(word.lowercased().unicodeScalars)
    // A third of the letters may be wrong.
    let limit = max(1, form.count / 3)
    var forms: Set<String> = []
    let near = known.map {
      (word: $0, distance: distance(form, Array($0.form.lowercased().unicodeScalars)))
    }
    .filter { known in
      let isPart = parts && form.count > 2 && known.word.form.contains(word)
      let isLike = known.distance <= limit && known.distance < form.count
      return (isPart || isLike) && forms.insert(known.word.form).inserted
    }
    return near.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .prefix(count).map(\.element.word.word)
  }

  /// Returns the most similar known word; `nil` if none is similar.
  package static func nearest(to word: String, among known: [String]) -> String? {
    near(word, among: known.map { (word: $0, form: $0) }, atMost: 1).first
  }

  /// Returns the number of letters to add, remove, replace or swap with the next one.
  private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var (before, last) = ([Int](), Array(0...second.count))
    for row in first.indices {
      var next = [row + 1]
      for column in second.indices {
        let isSame = first[row] == second[column]
        var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, before[column - 1] + 1)
        }
        next.append(cost)
      }
      (before, last) = (last, next)
    }
    return last.last ?? 0
  }
}
