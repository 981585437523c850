#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A sum of amplitude * T^power * sin(argument(T)), with T in Julian centuries of TT from J2000.0.
///
/// Every series of the project is converted to this form.
package struct PeriodicSeries: Sendable {
  package struct Term: Hashable, Sendable {
    package var amplitude: Double
    package var power: Int
    package var argument: ArgumentPolynomial

    package init(amplitude: Double, power: Int = 0, argument: ArgumentPolynomial) {
      self.amplitude = amplitude
      self.power = power
      self.argument = argument
    }

    /// Creates a cosine term, which is a sine a quarter turn ahead.
    package init(cosineAmplitude: Double, power: Int = 0, argument: ArgumentPolynomial) {
      self.init(amplitude: cosineAmplitude, power: power, argument: argument + ArgumentPolynomial(.pi / 2))
    }
  }

  private let terms: [Term]
  /// The coefficients of the powers of T without a period.
  private let secular: [Double]
  /// The periodic terms by power of T.
  private let periodic: [[Term]]

  package init(_ terms: [Term]) {
    self.terms = terms
    let powers = 0...max(1, terms.map(\.power).max() ?? 0)
    secular = powers.map { power in
      terms.filter { $0.power == power && $0.isSecular }.reduce(0) { $0 + $1.amplitude * sin($1.argument.c0) }
    }
    periodic = powers.map { power in terms.filter { $0.power == power && !$0.isSecular } }
  }

  package static func + (left: PeriodicSeries, right: PeriodicSeries) -> PeriodicSeries {
    PeriodicSeries(left.terms + right.terms)
  }

  /// The powers of T that have a term.
  package var powers: Set<Int> { Set(terms.map(\.power)) }

  /// Returns the terms with at least an amplitude, as a quick approximation.
  package func leading(atLeast amplitude: Double) -> PeriodicSeries {
    PeriodicSeries(terms.filter { abs($0.amplitude) >= amplitude })
  }

  package func value(at t: Double) -> Double {
    polynomial(secular[...], at: t) + periodicValue(at: t)
  }

  /// Returns the value as an angle, minus whole turns.
  ///
  /// Whole turns are removed before the small terms are added: otherwise rounding would cost more than a
  /// microsecond of time at the ends of the range.
  package func angle(at t: Double) -> Double {
    let rest = secular[0] + t * t * polynomial(secular.dropFirst(2), at: t)
    return fractionOfTurn(secular[1], times: t) + rest + periodicValue(at: t)
  }

  private func polynomial(_ coefficients: ArraySlice<Double>, at t: Double) -> Double {
    coefficients.reversed().reduce(0) { $0 * t + $1 }
  }

  private func periodicValue(at t: Double) -> Double {
    var sum = 0.0
    for terms in periodic.reversed() {
      var partial = 0.0
      // A buffer and a plain loop keep unoptimised builds fast enough for tests.
      terms.withUnsafeBufferPointer { buffer in
        var index = 0
        while index < buffer.count {
          partial += buffer[index].amplitude * sin(buffer[index].argument.value(at: t))
          index += 1
        }
      }
      sum = sum * t + partial
    }
    return sum
  }
}

extension PeriodicSeries.Term {
  fileprivate var isSecular: Bool { argument == ArgumentPolynomial(argument.c0) }
}
