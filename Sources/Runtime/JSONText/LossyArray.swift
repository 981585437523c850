/// An array that keeps its readable elements when others cannot be read.
///
/// The unreadable elements are kept too, with the reason of each. They are written back after the others, so
/// nothing is lost.
public struct LossyArray<Element> {
  /// An element that could not be read.
  public struct Unreadable: Hashable, Sendable {
    /// The index in the array, from 0.
    public let place: Int
    /// The reason why it could not be read.
    public let error: JSONValueError
    /// The element as it was found.
    public let json: JSON

    /// Creates an element that could not be read; the path of the error includes its index.
    public init(place: Int, error: JSONValueError, json: JSON) {
      (self.place, self.error, self.json) = (place, error, json)
    }
  }

  /// The elements that could be read, in order.
  public var elements: [Element]
  /// The elements that could not be read.
  public var unreadable: [Unreadable]

  /// Creates an array without unreadable elements.
  public init(_ elements: [Element] = []) {
    self.elements = elements
    unreadable = []
  }
}

extension LossyArray: Sendable where Element: Sendable {}
extension LossyArray: Equatable where Element: Equatable {}
extension LossyArray: Hashable where Element: Hashable {}

extension LossyArray: JSONDecodable where Element: JSONDecodable {
  /// Reads the elements that can be read; only a value that is not an array is an error.
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
  /// The readable elements, and after them the unreadable ones.
  public var json: JSON {
    get throws(JSONValueError) {
      guard case .array(let array) = try elements.json else { return .array([]) }
      return .array(array + unreadable.map { $0.json })
    }
  }
}
