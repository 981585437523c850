import SwiftUI
import Testing
import WidgetKit
import WidgetPictures
import WidgetViews

/// A state that a widget may be in, with the moment that it is shown at.
struct Occasion<Definition: WidgetDefinition>: Sendable {
  var name: String
  var state: Definition.State
  var instant: Instant
  var configuration: Definition.Configuration
  var zone = ZoneClock(offset: 7 * 3_600, identifier: "Asia/Ho_Chi_Minh")

  func snapshot(_ frame: WidgetFrame, _ language: Language) -> Definition.Snapshot {
    Definition.snapshot(
      of: state, configuration: configuration, at: instant,
      in: WidgetEnvironment(zone: zone, language: language, frame: frame))
  }
}

/// The trees of a widget's views on all its occasions, with what must hold of them whatever widget it is.
@MainActor struct WidgetTrees<Definition: WidgetDefinition, Content: View> {
  let occasions: [Occasion<Definition>]
  let view: (Definition.Snapshot) -> Content

  func drawn(
    _ occasion: Occasion<Definition>, _ stage: Stage, _ language: Language = .vietnamese
  ) -> DrawnWidget<Definition> {
    let snapshot = occasion.snapshot(stage.frame, language)
    return DrawnWidget(
      Definition.self, snapshot, on: stage, "\(occasion.name), \(language.tag), \(stage.frame)",
      view: view(snapshot))
  }

  /// Every tree shows its snapshot, in every family on every phone; where others could look, it shows what is left.
  ///
  /// The phones of a family take turns with the languages, so that each occasion is drawn in each of them. Where others could look,
  /// a family is drawn in every language on one occasion or another.
  func showTheirSnapshots() {
    let languages = [Language.vietnamese, .english, .chinese]
    for (turn, occasion) in occasions.enumerated() {
      var phones: [Family: Int] = [:]
      for frame in WidgetFrame.all {
        phones[frame.family, default: turn] += 1
        drawn(occasion, Stage(frame), languages[phones[frame.family, default: 0] % languages.count]).check()
      }
      for (index, family) in Family.allCases.enumerated() {
        var stage = Stage(WidgetFrame(family))
        stage.isPrivate = true
        drawn(occasion, stage, languages[(turn + index) % languages.count]).check()
      }
    }
  }

  /// The colours are those of the drawing; if the system colours widgets, only the opacity remains, and every state has a part in
  /// the tint.
  func haveTheColoursOfTheDrawing() {
    let modes: [(WidgetRenderingMode, isLuminanceReduced: Bool)] = [
      (.accented, false), (.vibrant, false), (.fullColor, false), (.fullColor, true),
    ]
    for occasion in occasions {
      for family in Family.allCases where family != .inline {
        var stage = Stage(WidgetFrame(family))
        for isDark in [false, true] {
          for (mode, isLuminanceReduced) in modes {
            (stage.isDark, stage.mode, stage.isLuminanceReduced) = (isDark, mode, isLuminanceReduced)
            let drawn = drawn(occasion, stage)
            drawn.isTheDrawing()
            if mode == .fullColor { continue }
            let modifiers = drawn.all.flatMap(\.modifiers)
            let colours = modifiers.filter { $0.hasPrefix("foregroundStyle(") || $0.hasPrefix("fill(") }
            #expect(colours.allSatisfy { $0.contains("(primary*") } && !colours.isEmpty, "\(drawn.name)")
            #expect(modifiers.contains("widgetAccentable(true)"), "\(drawn.name)")
          }
        }
      }
    }
  }

  /// Type grows with the setting of the system as far as it has room, and is never smaller than the layout says.
  ///
  /// In the largest sizes, which are for people who see badly, the widget may also show less.
  func growWithTheTypeOfTheSystem() {
    for occasion in occasions {
      for family in Family.allCases where family != .inline {
        var stage = Stage(WidgetFrame(family))
        let usual = drawn(occasion, stage)
        let large = occasion.snapshot(stage.frame, .vietnamese).inLargeType()
        let ofLarge = DrawnWidget(
          Definition.self, large, on: stage, "\(occasion.name), large, \(stage.frame)", view: view(large))
        for (size, scale) in [
          (DynamicTypeSize.xSmall, 1.0), (.xLarge, 19.0 / 17), (.xxxLarge, 1.15), (.accessibility1, 1.15),
          (.accessibility5, 1.15),
        ] {
          (stage.typeSize, stage.typeScale) = (size, scale)
          let drawn = drawn(occasion, stage)
          drawn.check()
          drawn.hasRoom(like: size >= .accessibility1 ? ofLarge : usual)
        }
      }
    }
  }
}
