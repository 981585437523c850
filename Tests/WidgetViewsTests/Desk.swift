import Foundation
import Synchronization
import Testing

@testable import WidgetViews

/// SystemServices of a test: a fixed moment, a locale, settings in memory.
final class Desk: Sendable {
  private let settings = Mutex<[String: [UInt8]]>([:])
  private let reads = Mutex(0)
  private let looks = Mutex(0)
  private let named = Mutex<Set<String>>([])
  private let asked = Mutex<[String]>([])
  private let now: Mutex<Instant>
  private let locale: String
  private let zone: String
  /// The folder of the app group, for widgets that have documents.
  private let folder: URL?
  /// The folder of the app alone.
  private let ownFolder: URL?
  /// The files of fonts that the extension carries.
  private let fonts: Set<String>
  /// Whether the app group is there; without its entitlement nothing is read and nothing kept.
  private let hasGroup: Bool
  /// The identifiers in the Info.plist of the app.
  private let identifiers: [AppIdentity.Key: String]

  /// Those of an app that is none of `Apps/`.
  static let identifiers: [AppIdentity.Key: String] = [
    .group: "group.org.example.app", .scheme: "example",
  ]

  /// A desk at a moment, in Vietnam if nothing else is said.
  init(
    at instant: Instant, locale: String = "vi_VN", zone: String = "Asia/Ho_Chi_Minh", folder: URL? = nil,
    ownFolder: URL? = nil, fonts: Set<String> = [], hasGroup: Bool = true,
    identifiers: [AppIdentity.Key: String] = Desk.identifiers
  ) {
    now = Mutex(instant)
    self.locale = locale
    self.zone = zone
    self.folder = folder
    self.ownFolder = ownFolder
    self.fonts = fonts
    self.hasGroup = hasGroup
    self.identifiers = identifiers
  }

  /// The value of a setting, as text.
  subscript(key: String) -> String? {
    get { settings.withLock { $0[key].map { String(decoding: $0, as: UTF8.self) } } }
    set { settings.withLock { $0[key] = newValue.map { Array($0.utf8) } } }
  }

  /// How often settings were read.
  var readCount: Int { reads.withLock { $0 } }
  /// How often the folder of the group was looked for.
  var folderCount: Int { looks.withLock { $0 } }
  /// The app groups that something was read of or kept in.
  var groups: Set<String> { named.withLock { $0 } }
  /// The kinds that new timelines were asked for.
  var reloaded: [String] { asked.withLock { $0 } }

  /// Lets time pass.
  func move(seconds: Int64) {
    now.withLock { $0 = Instant(secondsSince1970: $0.secondsSince1970 + seconds) }
  }

  var services: SystemServices {
    SystemServices(
      now: { self.now.withLock { $0 } }, zone: { TimeZone(identifier: self.zone) ?? .gmt },
      locale: { Locale(identifier: self.locale) },
      app: { () throws(AppIdentityError) in try AppIdentity { self.identifiers[$0] } },
      folder: { group in
        self.named.withLock { _ = $0.insert(group) }
        self.looks.withLock { $0 += 1 }
        return self.hasGroup ? self.folder : nil
      },
      ownFolder: { self.ownFolder.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil } },
      setting: { group, key in
        self.named.withLock { _ = $0.insert(group) }
        self.reads.withLock { $0 += 1 }
        return self.hasGroup ? self.settings.withLock { $0[key] } : nil
      },
      save: { group, key, bytes in
        self.named.withLock { _ = $0.insert(group) }
        if self.hasGroup { self.settings.withLock { $0[key] = bytes } }
      },
      hasFont: { self.fonts.contains($0) }, reload: { kind in self.asked.withLock { $0.append(kind) } })
  }

  /// Runs what asks for its services itself, as providers and intents do.
  func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await SystemServices.$current.withValue(services, operation: body)
  }
}

/// Runs tests in an app with the identifiers of a desk, where views ask for them; everything else is the system's.
struct InAnApp: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    var services = SystemServices.system
    services.app = { () throws(AppIdentityError) in try AppIdentity { Desk.identifiers[$0] } }
    try await SystemServices.$current.withValue(services, operation: body)
  }
}

extension Trait where Self == InAnApp {
  static var inAnApp: Self { Self() }
}
