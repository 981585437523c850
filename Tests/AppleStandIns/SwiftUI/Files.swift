import UniformTypeIdentifiers

// The views of a screen that imports a file and asks before it does.

extension View {
  nonisolated public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View { self }  // swiftui/view/fileimporter(ispresented:allowedcontenttypes:allowsmultipleselection:oncompletion:)
}
public struct ButtonRole: Equatable, Sendable {  // swiftui/buttonrole
  let name: String
  public static let destructive = ButtonRole(name: "destructive")  // swiftui/buttonrole/destructive
  public static let cancel = ButtonRole(name: "cancel")  // swiftui/buttonrole/cancel
}
extension Button {
  @preconcurrency nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) { self.init(action: action, label: label) }  // swiftui/button/init(role:action:label:)
}
