/// A drink that a button or a link adds; amount and beverage may be left open.
public struct Intake: Hashable, Sendable {
  /// The amount, 1 to 10,000 mL; `nil` if not chosen.
  public let volume: Volume?
  /// The beverage; `nil` if not chosen.
  public let beverage: Beverage?

  /// An open choice: the app asks.
  public static let open = Intake()

  private init() {
    volume = nil
    beverage = nil
  }

  /// Makes an intake.
  ///
  /// - Throws: ``HydrationError`` for a volume that no entry can have, and for an id of a beverage that is
  ///   empty, longer than 100 bytes or not visible.
  public init(volume: Volume?, beverage: Beverage? = nil) throws(HydrationError) {
    if let volume { try HydrationEntry.check(volume) }
    if let beverage { try HydrationEntry.check(id: beverage.id, name: "fluidType") }
    self.volume = volume
    self.beverage = beverage
  }
}
