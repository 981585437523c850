import InsultWidgetCore
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
      .sheet(isPresented: model.isSharing) { ShareSheet(text: model.wrappedValue.screen.shown.shared) }
      .refreshing(model) { model.act(.begin) }
  }

  private func list(_ screen: InsultScreen, act: @escaping @MainActor (InsultAction) -> Void) -> some View {
    List {
      SavingNote(model.wrappedValue.pending)
      if let notice = screen.notice { SymbolLabel(note: notice) }
      Section {
        InsultCard(screen: screen, hasBookFace: hasBookFace)
        if let next = screen.next { ActionRow(button: next, act: act) }
        ShareLink(screen.shareTitle, item: screen.shown.shared)
        ActionRow(button: screen.shown.favouriteButton, act: act)
      } header: {
        Text(verbatim: screen.title)
      }
      Section {
        if let note = screen.favouritesNote { Text(verbatim: note) }
        ForEach(screen.favourites, id: \.insult) { item in ItemRow(item: item, act: act) }
      } header: {
        Text(verbatim: screen.favouritesTitle)
      }
      Section {
        ForEach(screen.earlier, id: \.insult) { item in ItemRow(item: item, act: act) }
      } header: {
        Text(verbatim: screen.earlierTitle)
      }
      ForEach(screen.settings, id: \.title) { setting in
        Section {
          ForEach(setting.choices, id: \.action) { choice in ChoiceRow(choice: choice, act: act) }
        } header: {
          Text(verbatim: setting.title)
        }
      }
      Section {
        Text(verbatim: screen.howToAddSteps)
      } header: {
        Text(verbatim: screen.howToAdd)
      } footer: {
        Text(verbatim: screen.settingsNote)
      }
    }
  }
}

#if os(macOS) || os(watchOS)
/// A button that opens the system's sheet for sharing a text: without UIKit nothing else opens it.
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
      DrawingView(InsultFacts.emblem(InsultScreen.emblem), Pen(palette))
      Text(verbatim: screen.shown.text)
        .font(
          hasBookFace
            ? .custom(InsultFacts.bookFace, size: InsultScreen.fontSize, relativeTo: .largeTitle)
            : .system(.largeTitle, design: .serif)
        )
        .foregroundStyle(palette.color(InsultRole.insult))
        .multilineTextAlignment(.center)
      ForEach([screen.source, screen.time].compactMap { $0 }, id: \.self) {
        Text(verbatim: $0).font(.footnote).foregroundStyle(palette.color(InsultRole.since))
      }
    }
    .frame(maxWidth: .infinity)
    .spokenAsOne(screen.accessibility)
    .listRowBackground(palette.color(InsultRole.background))
  }
}

/// A row that does something.
private struct ActionRow: View {
  let button: InsultScreen.Button
  let act: @MainActor (InsultAction) -> Void

  var body: some View {
    Button {
      act(button.action)
    } label: {
      SymbolLabel(button.title, symbol: button.symbol)
    }
  }
}

/// An insult of a list: a tap on it shows it large, a tap on the heart adds it to the favourites or removes it.
private struct ItemRow: View {
  let item: InsultScreen.Item
  let act: @MainActor (InsultAction) -> Void

  var body: some View {
    HStack {
      Button {
        act(.show(item.insult))
      } label: {
        Text(verbatim: item.text).frame(maxWidth: .infinity, alignment: .leading)
      }
      Button {
        act(item.favouriteButton.action)
      } label: {
        Image(systemName: item.favouriteButton.symbol)
          .frame(width: Drawing.tapSide, height: Drawing.tapSide)
          .contentShape(Rectangle())
      }
      .accessibilityLabel(item.favouriteButton.title)
    }
    // Otherwise a tap anywhere in the row would trigger both actions.
    .buttonStyle(.plain)
  }
}

/// One of the values of a choice, with a mark if it is the current one.
private struct ChoiceRow: View {
  let choice: InsultScreen.Choice
  let act: @MainActor (InsultAction) -> Void

  var body: some View {
    Button {
      act(choice.action)
    } label: {
      HStack {
        Text(verbatim: choice.title)
        Spacer()
        if choice.isChosen { Image(systemName: InsultScreen.chosenSymbol).accessibilityHidden(true) }
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(choice.isChosen ? .isSelected : [])
  }
}
