/// One word of each list, by its index.
package struct Combination: Hashable, Sendable {
  package var adjective = 0
  package var compound = 0
  package var noun = 0

  subscript(list: InsultWord.List) -> Int {
    get {
      switch list {
      case .adjective: adjective
      case .compound: compound
      case .noun: noun
      }
    }
    set {
      switch list {
      case .adjective: adjective = newValue
      case .compound: compound = newValue
      case .noun: noun = newValue
      }
    }
  }

  /// Whether two combinations have a word in common.
  package func sharesWord(with other: Combination) -> Bool {
    adjective == other.adjective || compound == other.compound || noun == other.noun
  }
}
