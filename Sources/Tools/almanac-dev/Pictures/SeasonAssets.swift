import SolsticeWidget

/// The landscapes of the seasons as an asset catalogue, used by the views of the countdown.
enum SeasonAssets {
  /// The path of the catalogue in the repository.
  static let folder = "Sources/Views/SolsticeScreens/Seasons.xcassets"

  /// Returns all files by their paths in the repository: each landscape by day, and by night for dark
  /// screens.
  static func all() -> [(path: String, text: String)] {
    let sets = SeasonImage.all.flatMap { image in
      let (folder, scene) = ("\(folder)/\(image.assetName).imageset", SeasonScene(image))
      return [
        ("\(folder)/Contents.json", setContents), ("\(folder)/day.svg", scene.svg(isDark: false)),
        ("\(folder)/night.svg", scene.svg(isDark: true)),
      ]
    }
    return [("\(folder)/Contents.json", contents)] + sets
  }

  private static let contents = """
    {
      "info" : {
        "author" : "xcode",
        "version" : 1
      }
    }

    """

  /// Vector data is preserved in the app, so that the drawings are sharp in every size.
  private static let setContents = """
    {
      "images" : [
        {
          "filename" : "day.svg",
          "idiom" : "universal"
        },
        {
          "appearances" : [
            {
              "appearance" : "luminosity",
              "value" : "dark"
            }
          ],
          "filename" : "night.svg",
          "idiom" : "universal"
        }
      ],
      "info" : {
        "author" : "xcode",
        "version" : 1
      },
      "properties" : {
        "preserves-vector-representation" : true
      }
    }

    """
}
