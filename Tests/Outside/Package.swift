// swift-tools-version: 6.2
import PackageDescription

// A separate package, which sees only the public API of the library, as an app does.
let package = Package(
  name: "outside",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "almanac", path: "../..")],
  targets: [
    .executableTarget(
      name: "Outside", dependencies: [.product(name: "AlmanacFoundation", package: "almanac")]),
    .executableTarget(
      name: "SystemCalendars", dependencies: [.product(name: "AlmanacFoundation", package: "almanac")]),
  ]
)
