public import SolsticeWidget
public import SwiftUI

/// The landscape of a season, for screens of the app; the widget draws it from the same pictures.
public struct SeasonLandscape: View {
  private let image: SeasonImage

  /// Creates the landscape of a season.
  public init(_ image: SeasonImage) {
    self.image = image
  }

  /// The landscape, which fills its place.
  public var body: some View {
    Image(decorative: image.assetName, bundle: .module).resizable().scaledToFill()
  }
}
