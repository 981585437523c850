public import Foundation

extension HydrationStore {
  /// The document and the log of the app, in the folder it shares with its widget.
  ///
  /// - Parameter folder: The container of the app group; `nil`, which is what the system gives without the entitlement,
  ///   is an error, never another folder.
  /// - Throws: `StoreError`.
  public init(folder: URL?) throws(StoreError) {
    let names = AppIdentifiers.sipli.documents
    try self.init(folder: folder, name: names[0], logName: names[1])
  }
}
