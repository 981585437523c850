// swift-format-ignore-file
import Foundation

// Foundation has it on Apple's systems alone.
extension FileManager {
  func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? { nil }
}
