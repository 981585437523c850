public import SolsticeWidget
public import SwiftUI
import WidgetKit
import WidgetViews

/// The picture of the season with the countdown below it.
struct PosterView: View {
  let content: SolsticeContent
  let layout: SolsticeLayout
  let palette: Palette

  var body: some View {
    VStack(spacing: 0) {
      if let size = layout.image {
        SeasonPicture(image: content.image, size: size, symbol: layout.symbol, palette: palette)
      }
      CountdownView(content: content, layout: layout, palette: palette)
    }
  }
}

/// The picture of the season with the countdown beside it.
struct BannerView: View {
  let content: SolsticeContent
  let layout: SolsticeLayout
  let palette: Palette

  var body: some View {
    HStack(spacing: 0) {
      if let size = layout.image {
        SeasonPicture(image: content.image, size: size, symbol: layout.symbol, palette: palette)
      }
      CountdownView(content: content, layout: layout, palette: palette)
    }
  }
}

/// The landscape of a season; it fills its place and is clipped there.
public struct SeasonLandscape: View {
  private let image: SeasonImage

  /// Makes the landscape of a picture, by day or, on dark screens, by night.
  public init(_ image: SeasonImage) {
    self.image = image
  }

  /// The landscape, which is not spoken.
  public var body: some View {
    Image(decorative: image.assetName, bundle: .module).resizable().scaledToFill()
  }
}

/// The landscape of a season; its symbol if the system draws in one colour, in which the landscape would be a
/// blot.
struct SeasonPicture: View {
  let image: SeasonImage
  let size: PointSize
  let symbol: WidgetFont?
  let palette: Palette

  var body: some View {
    switch palette.mode {
    case .fullColor:
      SeasonLandscape(image)
        .frame(width: size.width, height: size.height)
        .clipped()
    case .accented, .vibrant, .reducedLuminance:
      VStack {
        if let symbol {
          SymbolMark(image.symbolName, symbol, role: image.role, palette, isAccent: true)
        }
      }
      .frame(width: size.width, height: size.height)
    }
  }
}
