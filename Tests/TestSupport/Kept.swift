package import JSONText

/// Returns what a program that reads an answer of an earlier release would miss in the current answer.
///
/// These are removed members, and members with another kind of value. Texts and numbers may differ, members
/// may be added, and a null may become a value. An element of an array is kept if some current element has
/// everything that it has.
package func missing(of recorded: JSON, in now: JSON?, at place: String = "") -> [String] {
  guard let now else { return ["\(place) is gone"] }
  if recorded == .null { return [] }
  if let object = recorded.object {
    guard let other = now.object else { return ["\(place) is not an object"] }
    return object.members.flatMap { missing(of: $0.value, in: other[$0.key], at: "\(place)/\($0.key)") }
  }
  if let array = recorded.array {
    guard let others = now.array else { return ["\(place) is not an array"] }
    return array.enumerated().flatMap { index, element -> [String] in
      // The element at the same index is tried first, because it matches in nearly all arrays.
      var fewest = ["\(place) is empty"]
      for (number, other) in (others.dropFirst(index).prefix(1) + others).enumerated() {
        let faults = missing(of: element, in: other, at: "\(place)/\(index)")
        if faults.isEmpty { return [] }
        if number == 0 || faults.count < fewest.count { fewest = faults }
      }
      return fewest
    }
  }
  return recorded.kind == now.kind ? [] : ["\(place) is \(now.kind), was \(recorded.kind)"]
}
