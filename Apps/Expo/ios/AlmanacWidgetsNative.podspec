require 'json'
package = JSON.parse(File.read(File.join(__dir__, '..', 'package.json')))

# The pod has no widget: those are a Swift package that the extension links, so the app may support older systems than they do.
Pod::Spec.new do |s|
  s.name = 'AlmanacWidgetsNative'
  s.version = package['version']
  s.summary = package['description']
  s.license = package['license']
  s.author = 'Almanac'
  s.homepage = 'https://example.invalid/almanac'
  s.platforms = { :ios => '15.1' }
  s.swift_version = '5.9'
  s.source = { :git => '' }
  s.static_framework = true
  s.dependency 'ExpoModulesCore'
  s.source_files = '*.swift'
  s.resource_bundles = { 'AlmanacWidgetsNative_privacy' => ['PrivacyInfo.xcprivacy'] }
end
