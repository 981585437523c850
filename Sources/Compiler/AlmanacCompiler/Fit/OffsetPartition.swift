import AlmanacModel

/// Bounds in the order of time, parted into stretches of one offset each.
///
/// The least cost is found by going through all bounds once, for every offset at which anything changes, and keeping what
/// the best way to be there has cost (the algorithm of Viterbi): a bound that does not fit costs 1, a change of offset
/// costs more.
struct OffsetPartition {
  /// Places in the bounds; together all of them.
  private(set) var stretches: [Range<Int>] = []
  /// The places of bounds that do not fit the offset of their stretch.
  private(set) var misfits: [Int] = []

  init(_ bounds: [OffsetBound], changeCost: Int) {
    guard !bounds.isEmpty else { return }
    let possible = OffsetBound.possible
    // Between two edges all offsets fit the same bounds.
    let edges = Set(bounds.flatMap { [$0.offsets.lowerBound, $0.offsets.upperBound] })
      .filter(possible.contains).union([possible.lowerBound]).sorted()
    let cells = bounds.map { bound in
      edges.firstPlace {
        $0 >= bound.offsets.lowerBound
      }..<max(
        edges.firstPlace { $0 >= bound.offsets.lowerBound },
        edges.firstPlace { $0 >= bound.offsets.upperBound })
    }
    var cost = [Int](repeating: 0, count: edges.count)
    // For each bound, which offsets were come to by a change, and from where.
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
