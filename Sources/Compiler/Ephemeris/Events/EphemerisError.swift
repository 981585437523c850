/// Why an instant could not be computed.
package enum EphemerisError: Error, Hashable, Sendable {
  /// The search for a root did not settle: the series are not those of Sun and Moon.
  case noConvergence(near: TT)
}
