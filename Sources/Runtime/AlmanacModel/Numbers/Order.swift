extension Array {
  /// Returns the elements sorted by a number of each; elements with equal numbers keep their order.
  ///
  /// All sorting by numbers sorts indices. Embedded Swift has a copy of the library's sort for each type that
  /// is sorted, and each copy adds more than a thousand bytes to a compressed WebAssembly file.
  package func inOrder(of number: (Element) -> Int64) -> [Element] {
    places(inOrderOf: map(number)).map { self[$0] }
  }
}

private func places(inOrderOf numbers: [Int64]) -> [Int] {
  numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
}
