/// The reason why an instant could not be computed.
package enum EphemerisError: Error, Hashable, Sendable {
  /// The search for a root did not converge, so the series cannot be those of Sun and Moon.
  case noConvergence(near: TT)
}
