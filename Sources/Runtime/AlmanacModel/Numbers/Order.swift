extension Array {
  /// The elements in the order of a number of each; those of the same number stay in their order.
  ///
  /// All sorting by numbers is sorting of places, since Embedded Swift has a copy of the library's sort for each type that is
  /// sorted, each of more than a thousand bytes of a compressed WebAssembly file.
  package func inOrder(of number: (Element) -> Int64) -> [Element] {
    places(inOrderOf: map(number)).map { self[$0] }
  }
}

private func places(inOrderOf numbers: [Int64]) -> [Int] {
  numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
}
