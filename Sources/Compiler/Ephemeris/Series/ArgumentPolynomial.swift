/// An argument of a series as a polynomial of degree 4 in Julian centuries of TT from J2000.0, in radians.
///
/// Sums of arguments are computed once, when a series is created. Only addition and multiplication are used,
/// which give the same bits on every platform.
package struct ArgumentPolynomial: Hashable, Sendable {
  package var c0: Double
  package var c1: Double
  package var c2: Double
  package var c3: Double
  package var c4: Double

  package init(_ c0: Double, _ c1: Double = 0, _ c2: Double = 0, _ c3: Double = 0, _ c4: Double = 0) {
    self.c0 = c0
    self.c1 = c1
    self.c2 = c2
    self.c3 = c3
    self.c4 = c4
  }

  /// Creates the polynomial with coefficients in arcseconds.
  package init(arcseconds c0: Double, _ c1: Double = 0, _ c2: Double = 0, _ c3: Double = 0, _ c4: Double = 0)
  {
    self = ArgumentPolynomial(c0, c1, c2, c3, c4) * arcsecond
  }

  package func value(at centuries: Double) -> Double {
    c0 + centuries * (c1 + centuries * (c2 + centuries * (c3 + centuries * c4)))
  }

  /// Returns the value minus whole turns, which are removed before the small terms are added.
  package func angle(at centuries: Double) -> Double {
    let curvature = centuries * centuries * (c2 + centuries * (c3 + centuries * c4))
    return fractionOfTurn(c1, times: centuries) + c0 + curvature
  }

  package static func + (left: Self, right: Self) -> Self {
    Self(left.c0 + right.c0, left.c1 + right.c1, left.c2 + right.c2, left.c3 + right.c3, left.c4 + right.c4)
  }

  package static func - (left: Self, right: Self) -> Self { left + right * -1 }

  package static func * (left: Self, factor: Double) -> Self {
    Self(left.c0 * factor, left.c1 * factor, left.c2 * factor, left.c3 * factor, left.c4 * factor)
  }

  /// Returns the sum of arguments times their multipliers.
  package static func combination(_ arguments: [Self], _ multipliers: [Int]) -> Self {
    var sum = Self(0)
    for (argument, multiplier) in zip(arguments, multipliers) where multiplier != 0 {
      sum = sum + argument * Double(multiplier)
    }
    return sum
  }
}
