import Documents
import Foundation
import Glibc
import Testing

/// Does something while another program holds the lock of a file, which is created if it is missing.
///
/// Other writers give up after a hundredth of a second here, since the lock stays taken.
func whileLocked(
  isolation: isolated (any Actor)? = #isolation, _ path: String, _ body: () async throws -> Void
) async throws {
  // A lock belongs to the open file, so this one is another program's for everyone else who opens it.
  let descriptor = open(path, O_RDWR | O_CREAT, 0o600)
  defer { close(descriptor) }
  try #require(descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) == 0)
  try await LockTime.$limit.withValue(10_000) { try await body() }
}
