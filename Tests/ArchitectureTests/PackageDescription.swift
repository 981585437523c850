import Foundation
import TestSupport

/// The output of `swift package describe`.
struct PackageDescription: Decodable {
  struct Target: Decodable {
    var name: String
    var path: String
    var type: String
    var target_dependencies: [String]?
    var product_dependencies: [String]?
  }

  struct Dependency: Decodable {}

  struct Product: Decodable {
    /// The kind, of which one member is there: `library` or `executable`.
    struct Kind: Decodable {
      var library: [String]?
    }

    var name: String
    var targets: [String]
    var type: Kind
  }

  var dependencies: [Dependency]
  var products: [Product]
  var targets: [Target]

  /// Returns SwiftPM's description, which is read once for all tests.
  static func load() throws -> PackageDescription { try answer.get() }

  private static let answer = Result { try ask() }

  /// Runs SwiftPM.
  ///
  /// The test run holds the lock of the usual build folder, so this call has its own.
  private static func ask() throws -> PackageDescription {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(
      "almanac-describe-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", Repository.root.path, "--scratch-path", scratch.path, "describe",
      "--type",
      "json",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try JSONDecoder().decode(PackageDescription.self, from: data)
  }
}
