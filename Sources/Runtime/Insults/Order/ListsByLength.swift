/// The three lists sorted by length.
struct ListsByLength: Hashable, Sendable {
  struct Entry: Hashable {
    var list: InsultWord.List
    var length: UInt64
  }

  private(set) var short: Entry
  private(set) var middle: Entry
  private(set) var long: Entry

  init(adjectives: Int, compounds: Int, nouns: Int) {
    short = Entry(list: .adjective, length: UInt64(max(1, adjectives)))
    middle = Entry(list: .compound, length: UInt64(max(1, compounds)))
    long = Entry(list: .noun, length: UInt64(max(1, nouns)))
    // Three compare-and-swap steps sort three entries without an array.
    if middle.length < short.length { swap(&short, &middle) }
    if long.length < middle.length { swap(&middle, &long) }
    if middle.length < short.length { swap(&short, &middle) }
  }
}
