// swift-tools-version: 6.2
import PackageDescription

// What an app sees: a package of its own, which has of the library only what is public.
let package = Package(
  name: "outside",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "almanac", path: "../..")],
  targets: [
    .executableTarget(
      name: "Outside", dependencies: [.product(name: "AlmanacFoundation", package: "almanac")])
  ]
)
