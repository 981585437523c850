public import LunarCalendarWidget
public import SwiftUI
import WidgetViews

/// The screen of the app: the month, the user's own days, and the settings.
public struct CalendarScreenView: View {
  private let model: Binding<CalendarModel>
  private let screen: CalendarScreen
  private let snapshot: CalendarSnapshot

  /// Makes the screen of a model.
  ///
  /// The content is made anew each minute and handed over, because SwiftUI draws a view again only if what it
  /// was made with is another: a view that asked for the time itself would stay on the day before.
  ///
  /// - Parameters:
  ///   - model: Takes what is tapped and chosen.
  ///   - screen: The model's screen at this moment.
  ///   - snapshot: The model's month at this moment.
  public init(_ model: Binding<CalendarModel>, screen: CalendarScreen, snapshot: CalendarSnapshot) {
    self.model = model
    self.screen = screen
    self.snapshot = snapshot
  }

  /// The sections, from top to bottom.
  public var body: some View {
    List {
      if let notice = screen.notice { SymbolLabel(notice, symbol: CalendarScreen.noticeSymbol) }
      Section {
        // Its links lead to this screen.
        CalendarWidgetView(snapshot).withoutLinks()
        HStack {
          ForEach(screen.months, id: \.action) { ActionButton(button: $0, model: model) }
        }
        .buttonStyle(.plain)
      }
      Section {
        if let note = screen.daysNote { Text(verbatim: note) }
        ForEach(screen.days, id: \.id) { DayRow(row: $0, model: model) }
        if let note = screen.unreadableNote {
          SymbolLabel(note, symbol: CalendarScreen.noticeSymbol)
        }
        if let text = screen.deleted, let undo = screen.undo {
          Text(verbatim: text)
          ActionButton(button: undo, model: model)
        }
        if let addition = screen.addition { ActionButton(button: addition, model: model) }
      } header: {
        Text(verbatim: screen.daysTitle)
      }
      Section {
        ForEach(screen.settings, id: \.title) { setting in
          Picker(selection: model[choiceOf: setting]) {
            ForEach(setting.choices, id: \.value) { Text(verbatim: $0.text).tag($0.value) }
          } label: {
            Text(verbatim: setting.title)
          }
        }
        Toggle(isOn: model.usesLargeType) { Text(verbatim: screen.largeType.title) }
      } header: {
        Text(verbatim: screen.settingsTitle)
      } footer: {
        Text(verbatim: screen.largeType.note)
      }
    }
    .navigationTitle(Text(verbatim: screen.title))
  }
}

/// One of the user's own days: a tap changes it, the button after it removes it.
private struct DayRow: View {
  let row: CalendarScreen.Row
  let model: Binding<CalendarModel>

  var body: some View {
    HStack {
      Button {
        model.wrappedValue.act(.edit(row.id))
      } label: {
        VStack(alignment: .leading) {
          Text(verbatim: row.title).font(.headline)
          Text(verbatim: row.lunarDay).font(.subheadline)
          Text(verbatim: row.nextDay).font(.subheadline)
          if let distance = row.distance { Text(verbatim: distance).font(.footnote) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .contentShape(Rectangle())
      }
      .spoken(row.accessibility)
      Button {
        model.wrappedValue.act(row.deletion.action)
      } label: {
        Image(systemName: row.deletion.symbol).contentShape(Rectangle())
      }
      .accessibilityLabel(row.deletion.title)
    }
    // Otherwise a tap anywhere in the row would trigger both actions.
    .buttonStyle(.plain)
  }
}

/// A button with a symbol and its name.
private struct ActionButton: View {
  let button: CalendarScreen.Button
  let model: Binding<CalendarModel>

  var body: some View {
    Button {
      model.wrappedValue.act(button.action)
    } label: {
      SymbolLabel(button.title, symbol: button.symbol)
    }
  }
}
