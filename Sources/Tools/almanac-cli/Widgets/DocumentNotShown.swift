import Documents
import WidgetBridge

/// The error that a named document cannot be shown.
struct DocumentNotShown: Error, CustomStringConvertible {
  let description: String

  /// Creates the error for a document that the store cannot read.
  init(_ error: StoreError) { description = "\(error)" }

  /// Creates the error for a document in a state; `nil` if it is shown.
  init?<Value>(_ path: String, _ state: Loaded<Value>) {
    switch state {
    case .placeholder, .loaded: return nil
    case .missing: description = "\(path): there is no such file"
    case .newer(let version): description = "\(path): version \(version) is newer than this program knows"
    case .unreadable(let reason): description = "\(path): \(reason)"
    // An error of the store names the path.
    case .unavailable(let reason): description = reason
    }
  }
}
