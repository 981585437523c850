import Insults

/// A check of the sequence of insults over the whole period, which takes too long for a test.
enum InsultBenchmark {
  static func run() {
    for rating in InsultRating.allCases { print(wholePeriod(InsultSequence(seed: 1616, rating: rating))) }
  }

  /// Marks every combination of a period and checks all neighbours.
  private static func wholePeriod(_ sequence: InsultSequence) -> String {
    let order = sequence.combinations
    let lists = InsultWord.List.allCases.map(InsultWord.all)
    guard let frame = SentenceFrame.all.first, order.count > 0 else { return "no insults" }
    var seen = [Bool](repeating: false, count: lists[0].count * lists[1].count * lists[2].count)
    var (different, shared, shown) = (0, 0, 0)
    var before = order[order.count - 1]
    for position in 0..<order.count {
      let combination = order[position]
      if combination.sharesWord(with: before) { shared += 1 }
      before = combination
      let place =
        (combination.adjective * lists[1].count + combination.compound) * lists[2].count + combination.noun
      if !seen[place] { different += 1 }
      seen[place] = true
      let insult = ComposedInsult(
        frame, adjective: lists[0][combination.adjective], compound: lists[1][combination.compound],
        noun: lists[2][combination.noun])
      if insult != nil { shown += 1 }
    }
    return "insults, \(sequence.rating.rawValue): \(different) of \(order.count) combinations in a period, "
      + "\(shown) of them shown; \(shared) neighbours share a word"
  }
}
