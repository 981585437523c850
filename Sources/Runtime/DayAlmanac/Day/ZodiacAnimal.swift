/// An earthly branch with its animal: water buffalo and cat in Vietnam are ox and rabbit in China.
public struct ZodiacAnimal: Hashable, Sendable {
  /// 0 (Tý, 子, rat) to 11 (Hợi, 亥, pig).
  public let branch: Int
  /// By whose custom.
  public let rules: DayRules

  /// The animal of a branch; numbers outside 0 to 11 are taken modulo 12.
  public init(branch: Int, rules: DayRules) {
    self.branch = branch.remainder(of: 12)
    self.rules = rules
  }
}
