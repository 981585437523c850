import SolsticeScreens
import SolsticeWidget
import SwiftUI
import WidgetViews

/// The settings of the place, and of the names of events and seasons.
struct SettingsScreen: View {
  let controls: SolsticeControls
  let model: Binding<SolsticeModel>
  let useLocation: @MainActor () -> Void
  @State private var isPlaceFormShown = false

  var body: some View {
    NavigationStack {
      List {
        if let problem = model.wrappedValue.problem { SymbolLabel(note: problem) }
        Section {
          if let text = controls.place.text { Text(verbatim: text) }
          if let notice = controls.place.notice { SymbolLabel(note: notice) }
          PlaceRows(
            controls: controls,
            actions: PlaceActions(useLocation: useLocation, choose: { isPlaceFormShown = true }))
        } header: {
          Text(verbatim: controls.place.title)
        }
        Section {
          ForEach(controls.settingsOfScreen, id: \.key) { setting in
            ChoicePicker(setting: setting, selection: model[choice: setting.key])
          }
        }
      }
      .navigationTitle(Text(verbatim: controls.settingsTitle))
      .toolbar {
        Button(action: { model.wrappedValue.areSettingsShown = false }) { Text(verbatim: controls.done) }
      }
      .navigationDestination(isPresented: $isPlaceFormShown) {
        PlaceScreen(controls: controls, model: model)
      }
    }
  }
}
