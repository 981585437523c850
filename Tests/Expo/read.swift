// Reads property lists with Foundation, projects of Xcode among them, and prints each as a line of JSON: what is read then does not depend
// on the reader of these tests.

import Foundation

for path in CommandLine.arguments.dropFirst() {
  let data = try Data(contentsOf: URL(fileURLWithPath: path))
  let value = try PropertyListSerialization.propertyList(from: data, format: nil)
  print(String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self))
}
