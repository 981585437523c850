public import DayAlmanac
public import Foundation
public import SunTimes

/// An error whose `localizedDescription` is its description: what is wrong and what is allowed, in English.
///
/// Without it Foundation gives only the name of the type and a number.
public protocol DescribedError: LocalizedError, CustomStringConvertible {}

extension DescribedError {
  /// The description of the error.
  public var errorDescription: String? { description }
  // Foundation has defaults for these, but a conformance sees them only in a file that imports Foundation.
  /// None; the description has the reason.
  public var failureReason: String? { nil }
  /// None; the description has what is allowed.
  public var recoverySuggestion: String? { nil }
  /// None.
  public var helpAnchor: String? { nil }
}

// The errors of modules that have no Foundation.
extension AlmanacDay.Failure: DescribedError {}
extension CivilDateError: DescribedError {}
extension LunarDateError: DescribedError {}
extension SkyError: DescribedError {}
extension SunTimesError: DescribedError {}
