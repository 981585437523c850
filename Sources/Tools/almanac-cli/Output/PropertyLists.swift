import WidgetFoundation

/// The property lists of an app's two targets, written from its identifiers.
struct PropertyLists: Hashable, Sendable {
  private let app: AppIdentifiers

  /// The lists of an app.
  init(_ app: AppIdentifiers) {
    self.app = app
  }

  /// The entitlements of the app and of the widget extension, which are the same: the app group.
  var entitlements: String {
    document(
      """
        <key>com.apple.security.application-groups</key>
        <array>
          <string>\(escaped(app.group))</string>
        </array>
      """)
  }

  /// The part of the app's Info.plist that registers the scheme of its links.
  var urlTypes: String {
    document(
      """
        <key>CFBundleURLTypes</key>
        <array>
          <dict>
            <key>CFBundleURLName</key>
            <string>\(escaped(app.bundle))</string>
            <key>CFBundleURLSchemes</key>
            <array>
              <string>\(escaped(app.scheme))</string>
            </array>
          </dict>
        </array>
      """)
  }

  private func document(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(content)
    </dict>
    </plist>

    """
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
