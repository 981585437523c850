/// An array that keeps its good elements when others cannot be read.
///
/// What could not be read is counted, says why, and is written back behind the others, so that it is not lost either.
public struct LossyArray<Element> {
  /// An element that could not be read.
  public struct Unreadable: Hashable, Sendable {
    /// Where it stood in the array, from 0.
    public let place: Int
    /// What is wrong with it.
    public let error: JSONValueError
    /// The element as it is.
    public let json: JSON

    /// An element that could not be read; the error names its place too.
    public init(place: Int, error: JSONValueError, json: JSON) {
      (self.place, self.error, self.json) = (place, error, json)
    }
  }

  /// The elements that could be read, in order.
  public var elements: [Element]
  /// The others.
  public var unreadable: [Unreadable]

  /// An array whose elements are all right.
  public init(_ elements: [Element] = []) {
    self.elements = elements
    unreadable = []
  }
}

extension LossyArray: Sendable where Element: Sendable {}
extension LossyArray: Equatable where Element: Equatable {}
extension LossyArray: Hashable where Element: Hashable {}

extension LossyArray: JSONDecodable where Element: JSONDecodable {
  /// Reads what can be read; only what is no array at all is an error.
  public init(json: JSON) throws(JSONValueError) {
    guard case .array(let array) = json else { throw JSONValueError(expected: "an array", found: json) }
    self.init()
    elements.reserveCapacity(array.count)
    for (place, json) in array.enumerated() {
      do throws(JSONValueError) {
        elements.append(try Element(json: json))
      } catch {
        unreadable.append(Unreadable(place: place, error: error.inside(place), json: json))
      }
    }
  }
}

extension LossyArray: JSONEncodable where Element: JSONEncodable {
  /// The elements, and behind them what could not be read.
  public var json: JSON {
    get throws(JSONValueError) {
      guard case .array(let array) = try elements.json else { return .array([]) }
      return .array(array + unreadable.map { $0.json })
    }
  }
}
