#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#endif

/// The trigonometric functions of the module; only this file knows whether there is a C library.
enum Trigonometry {
  #if canImport(Darwin) || canImport(Musl) || canImport(Glibc)
  static func sine(_ angle: Double) -> Double { sin(angle) }
  static func cosine(_ angle: Double) -> Double { cos(angle) }
  static func arcsine(_ value: Double) -> Double { asin(value) }
  static func arccosine(_ value: Double) -> Double { acos(value) }
  static func arctangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
  #else
  static func sine(_ angle: Double) -> Double { PureTrigonometry.sine(angle) }
  static func cosine(_ angle: Double) -> Double { PureTrigonometry.cosine(angle) }
  static func arcsine(_ value: Double) -> Double { PureTrigonometry.arcsine(value) }
  static func arccosine(_ value: Double) -> Double { PureTrigonometry.arccosine(value) }
  static func arctangent(_ y: Double, _ x: Double) -> Double { PureTrigonometry.arctangent(y, x) }
  #endif

  /// The number of radians in a degree.
  static var degree: Double { .pi / 180 }
  /// The number of radians in an arcsecond.
  static var arcsecond: Double { .pi / 648_000 }

  /// Returns an angle minus whole turns, between -pi and pi.
  static func wrapped(_ angle: Double) -> Double {
    angle - 2 * .pi * (angle / (2 * .pi)).rounded()
  }
}
