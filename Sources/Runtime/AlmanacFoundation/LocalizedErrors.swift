public import Almanac
public import Foundation

// AlmanacModel and Almanac do without Foundation, so their errors get a `localizedDescription` here.

extension CivilDateError: LocalizedError {
  /// The description: what is wrong and what is allowed, in English.
  public var errorDescription: String? { description }
}

extension LunarDateError: LocalizedError {
  /// The description: what is wrong and what is allowed, in English.
  public var errorDescription: String? { description }
}

extension SkyError: LocalizedError {
  /// The description: what is wrong and what is allowed, in English.
  public var errorDescription: String? { description }
}
