import Foundation
import TestSupport
import Testing

@testable import SunTimes

/// Compares the functions for platforms without a C library with the C library of this one.
struct PureTrigonometryTests {
  /// Angles as large as in the module: up to 17,000 radians, twice the Moon's longitude after a century.
  private static var angles: [Double] {
    var angles: [Double] = [0, -0.0, 1e-300, -1e-20, 1e-9, .pi, -.pi]
    var random = Seeded(1)
    for _ in 0..<200_000 { angles.append(.random(in: -20_000...20_000, using: &random)) }
    for _ in 0..<200_000 { angles.append(.random(in: -7...7, using: &random)) }
    // If sine or cosine is near 0, the reduction must be right to the last digit.
    for quarter in -13_000...13_000 {
      let angle = Double(quarter) * (.pi / 2)
      angles += [angle, angle.nextUp, angle.nextDown, angle + 1e-8]
    }
    return angles
  }

  private func greatest(_ values: [Double], _ one: (Double) -> Double, _ other: (Double) -> Double) -> Double
  {
    values.map { abs(one($0) - other($0)) }.max() ?? .infinity
  }

  @Test func sineAndCosineAreThoseOfTheCLibrary() {
    let angles = Self.angles
    #expect(greatest(angles, PureTrigonometry.sine, sin) < 2.5e-16)
    #expect(greatest(angles, PureTrigonometry.cosine, cos) < 2.5e-16)
  }

  @Test func inversesAreThoseOfTheCLibrary() {
    var random = Seeded(2)
    var values: [Double] = [-1, 1, 0, 0.5, -0.5, (1.0).nextDown, (-1.0).nextUp, 1e-300]
    for _ in 0..<200_000 { values.append(.random(in: -1...1, using: &random)) }
    for _ in 0..<20_000 { values.append(1 - .random(in: 0...1e-6, using: &random)) }
    #expect(greatest(values, PureTrigonometry.arcsine, asin) < 5e-16)
    #expect(greatest(values, PureTrigonometry.arccosine, acos) < 1e-15)
    for value in [1.000001, -2, .nan] {
      #expect(PureTrigonometry.arcsine(value).isNaN && PureTrigonometry.arccosine(value).isNaN)
    }
  }

  @Test func theAngleOfAPointIsThatOfTheCLibrary() {
    var random = Seeded(3)
    var largest = 0.0
    for _ in 0..<300_000 {
      let (y, x) = (
        Double.random(in: -1...1, using: &random), Double.random(in: -1...1, using: &random)
      )
      largest = max(largest, abs(PureTrigonometry.arctangent(y, x) - atan2(y, x)))
    }
    #expect(largest < 1e-15)
    for y in [0.0, -0.0, 1, -1, 1e-300] {
      for x in [0.0, -0.0, 1, -1, 1e-300] {
        let (pure, library) = (PureTrigonometry.arctangent(y, x), atan2(y, x))
        #expect(abs(pure - library) < 1e-15 && pure.sign == library.sign, "\(y) \(x)")
      }
    }
    #expect(PureTrigonometry.arctangent(.nan, 1).isNaN && PureTrigonometry.arctangent(1, .nan).isNaN)
  }

  @Test func whatIsNoAngleHasNoSine() {
    for value in [Double.nan, .infinity, -.infinity] {
      #expect(PureTrigonometry.sine(value).isNaN && PureTrigonometry.cosine(value).isNaN)
    }
  }
}
