import AlmanacModel

/// Bounds in order of time, split into stretches with one offset each.
///
/// The split with the least cost is found by the algorithm of Viterbi. It visits the bounds once and keeps,
/// for every offset at which anything changes, the least cost so far. A bound that does not fit costs 1, a
/// change of offset costs more.
struct OffsetPartition {
  /// Ranges of indices of the bounds; together they contain all bounds.
  private(set) var stretches: [Range<Int>] = []
  /// The indices of bounds that do not fit the offset of their stretch.
  private(set) var misfits: [Int] = []

  init(_ bounds: [OffsetBound], changeCost: Int) {
    guard !bounds.isEmpty else { return }
    let possible = OffsetBound.possible
    // All offsets between two edges fit the same bounds.
    let edges = Set(bounds.flatMap { [$0.offsets.lowerBound, $0.offsets.upperBound] })
      .filter(possible.contains).union([possible.lowerBound]).sorted()
    let cells = bounds.map { bound in
      let first = edges.firstPlace { $0 >= bound.offsets.lowerBound }
      return first..<max(first, edges.firstPlace { $0 >= bound.offsets.upperBound })
    }
    var cost = [Int](repeating: 0, count: edges.count)
    // For each bound: the offsets that were reached by a change, and the offset before the change.
    var hasChanged: [[Bool]] = []
    var origins: [Int] = []
    for range in cells {
      var (least, origin) = (Int.max, 0)
      for (cell, value) in cost.enumerated() where value < least { (least, origin) = (value, cell) }
      let afterChange = least + changeCost
      var changed = [Bool](repeating: false, count: edges.count)
      for cell in edges.indices {
        if afterChange < cost[cell] {
          cost[cell] = afterChange
          changed[cell] = true
        }
        if !range.contains(cell) { cost[cell] += 1 }
      }
      hasChanged.append(changed)
      origins.append(origin)
    }
    var cell = cost.indices.min { cost[$0] < cost[$1] } ?? 0
    var end = bounds.count
    for place in bounds.indices.reversed() {
      if !cells[place].contains(cell) { misfits.append(place) }
      if hasChanged[place][cell], place > 0 {
        stretches.append(place..<end)
        end = place
        cell = origins[place]
      }
    }
    stretches.append(0..<end)
    stretches.reverse()
    misfits.reverse()
  }
}
