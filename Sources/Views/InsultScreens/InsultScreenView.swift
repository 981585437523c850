import InsultWidgetCore
import InsultWidgetTables
public import SwiftUI
import WidgetViews

/// The screen of the app.
public struct InsultScreenView: View {
  private let model: Binding<InsultModel>
  private let hasBookFace: Bool

  /// Creates the screen of a model.
  public init(_ model: Binding<InsultModel>) {
    self.model = model
    hasBookFace = SystemServices.current.hasFonts(AppIdentifiers.insolentBard.fonts)
  }

  /// The insult with its actions, the favourites, the settings, and how to add the widget.
  public var body: some View {
    list(model.wrappedValue.screen) { model.act($0) }
      .sheet(isPresented: model.isSharing) { ShareSheet(text: model.wrappedValue.screen.shared) }
      .refreshing(model) { model.act(.begin) }
  }

  private func list(_ screen: InsultScreen, act: @escaping @MainActor (InsultAction) -> Void) -> some View {
    let (texts, strings) = (screen.texts, screen.texts.strings)
    return List {
      SavingNote(model.wrappedValue.pending)
      if let notice = screen.notice { SymbolLabel(note: notice) }
      Section {
        InsultCard(screen: screen, hasBookFace: hasBookFace)
        if let next = screen.next {
          Button(action: { act(next) }) {
            if next == .showNow {
              SymbolLabel(strings.backToNow, symbol: "clock")
            } else {
              SymbolLabel(strings.another, symbol: InsultFacts.anotherSymbol)
            }
          }
        }
        ShareLink(strings.share, item: screen.shared)
        Button(action: { act(screen.shown.toggle) }) {
          SymbolLabel(strings.toggle(screen.shown), symbol: screen.shown.symbol)
        }
      } header: {
        Text(verbatim: texts.title.longest)
      }
      Section {
        if screen.hasNoFavourites { Text(verbatim: strings.nothingKept) }
        ForEach(screen.favourites, id: \.insult) { ItemRow(item: $0, strings: strings, act: act) }
      } header: {
        Text(verbatim: strings.kept)
      }
      Section {
        ForEach(screen.earlier, id: \.insult) { ItemRow(item: $0, strings: strings, act: act) }
      } header: {
        Text(verbatim: strings.earlier)
      }
      ForEach(screen.settings, id: \.key) { setting in
        Section {
          ForEach(setting.field.choices, id: \.value) { choice in
            ChoiceRow(choice: choice, isChosen: choice.value == setting.chosen) {
              act(.set(setting.key, choice.value))
            }
          }
        } header: {
          Text(verbatim: setting.field.title)
        }
      }
      Section {
        Text(verbatim: strings.howToAddSteps)
      } header: {
        Text(verbatim: strings.howToAdd)
      } footer: {
        Text(verbatim: texts.settingsNote(screen.interval))
      }
    }
  }
}

extension InsultWidgetStrings {
  /// Returns the label of the button that adds an insult to the favourites or removes it.
  fileprivate func toggle(_ item: InsultScreen.Item) -> String { item.isFavourite ? forget : keep }
}

#if os(macOS) || os(watchOS)
/// A button that opens the system's sheet for sharing a text, which needs a tap where there is no UIKit.
struct ShareSheet: View {
  let text: String

  var body: some View { ShareLink(item: text) }
}
#else
/// The system's sheet for sharing a text, which `ShareLink` can only open after another tap.
struct ShareSheet: UIViewControllerRepresentable {
  let text: String

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: [text], applicationActivities: nil)
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
#endif

/// The insult, large on parchment.
private struct InsultCard: View {
  let screen: InsultScreen
  let hasBookFace: Bool
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = Palette(mode: .fullColor, scheme: colorScheme)
    VStack {
      DrawingView(InsultFacts.emblem(InsultScreen.emblem), DrawingContext(palette))
      Text(verbatim: screen.shown.insult.text)
        .font(
          hasBookFace
            ? .custom(InsultFacts.bookFace, size: InsultScreen.fontSize, relativeTo: .largeTitle)
            : .system(.largeTitle, design: .serif)
        )
        .foregroundStyle(palette.color(InsultRole.insult))
        .multilineTextAlignment(.center)
      ForEach(screen.notes, id: \.self) {
        Text(verbatim: $0).font(.footnote).foregroundStyle(palette.color(InsultRole.since))
      }
    }
    .frame(maxWidth: .infinity)
    .spokenAsOne(
      AccessibilityText(label: screen.shown.insult.text, value: screen.notes.joined(separator: " · "))
    )
    .listRowBackground(palette.color(InsultRole.background))
  }
}

/// An insult of a list, with a tap that shows it large and a heart that adds it to the favourites or removes it.
private struct ItemRow: View {
  let item: InsultScreen.Item
  let strings: InsultWidgetStrings
  let act: @MainActor (InsultAction) -> Void

  var body: some View {
    HStack {
      Button {
        act(.show(item.insult))
      } label: {
        Text(verbatim: item.insult.text).frame(maxWidth: .infinity, alignment: .leading)
      }
      .buttonStyle(.plain)
      SymbolButton(strings.toggle(item), symbol: item.symbol) { act(item.toggle) }
    }
  }
}

/// One of the values of a choice, with a mark if it is the current one.
private struct ChoiceRow: View {
  let choice: ChoiceField<JSON>.Choice
  let isChosen: Bool
  let choose: @MainActor () -> Void

  var body: some View {
    Button(action: choose) {
      HStack {
        Text(verbatim: choice.text)
        Spacer()
        if isChosen { Image(systemName: "checkmark").accessibilityHidden(true) }
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}
