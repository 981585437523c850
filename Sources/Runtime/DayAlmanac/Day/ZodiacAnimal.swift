/// An earthly branch with its animal.
///
/// Two branches have different animals: buffalo and cat in Vietnam, ox and rabbit in China.
public struct ZodiacAnimal: Hashable, Sendable {
  /// The number of the branch: 0 (Tý, 子, rat) to 11 (Hợi, 亥, pig).
  public let branch: Int
  /// The tradition that gives the animal.
  public let rules: DayRules

  /// Creates the animal of a branch; numbers outside 0 to 11 are taken modulo 12.
  public init(branch: Int, rules: DayRules) {
    self.branch = branch.remainder(of: 12)
    self.rules = rules
  }
}
