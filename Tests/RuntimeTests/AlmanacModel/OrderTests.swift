import AlmanacModel
import Testing

struct OrderTests {
  @Test func elementsOfTheSameNumberStayInTheirOrder() {
    let words = (0..<200).map { (number: Int64($0 * 7 % 5) - 2, place: $0) }
    let found = words.inOrder { $0.number }
    #expect(found.map(\.place).sorted() == Array(0..<200))
    for (left, right) in zip(found, found.dropFirst()) {
      #expect((left.number, left.place) < (right.number, right.place))
    }
  }

  @Test func theLeastAndTheGreatestNumbersAreTheEnds() {
    #expect([1, .max, 0, .min, -1].inOrder { (number: Int64) in number } == [.min, -1, 0, 1, .max])
    #expect([Int]().inOrder { Int64($0) } == [])
  }
}
