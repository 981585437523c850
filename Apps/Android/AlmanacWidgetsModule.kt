package almanac.widgets

import android.content.Context
import android.content.pm.PackageManager
import android.text.format.DateFormat
import expo.modules.kotlin.modules.Module
import expo.modules.kotlin.modules.ModuleDefinition
import java.util.Locale
import java.util.TimeZone

/** The settings that an app in JavaScript shares with its widgets, the widgets' program, and requests to draw them anew. */
class AlmanacWidgetsModule : Module() {
  private val context: Context get() = requireNotNull(appContext.reactContext) { "there is no context of the app" }
  private val settings get() = context.getSharedPreferences("almanac.widgets", Context.MODE_PRIVATE)

  override fun definition() = ModuleDefinition {
    Name("AlmanacWidgets")

    Function("hasBridge") { false }
    Function("stored") { name: String -> settings.getString(name, null) }
    // Without a text the setting is removed.
    Function("store") { key: String, text: String? ->
      check(settings.edit().putString(key, text).commit()) { "$key could not be stored" }
    }
    Function("reload") { kinds: List<String> -> kinds.forEach { Redraw.now(context, it) } }

    // Zone and language are asked for here, since JavaScript may keep those with which it was started.
    Function("device") {
      mapOf(
        "zone" to TimeZone.getDefault().id, "language" to Locale.getDefault().toLanguageTag(),
        "is24Hour" to DateFormat.is24HourFormat(context),
        "scheme" to
          context.packageManager.getApplicationInfo(context.packageName, PackageManager.GET_META_DATA)
            .metaData?.getString("AlmanacURLScheme"))
    }
    // The seconds east of UTC at a time in milliseconds.
    Function("offset") { time: Double -> TimeZone.getDefault().getOffset(time.toLong()) / 1000 }

    Function("answer") { request: String -> Program.answer(Program.WIDGET, request) }
    Function("draw") { request: String -> Program.answer(Program.DRAW, request) }
    Function("redrawAt") { kind: String, time: Double -> Redraw.at(context, kind, time.toLong()) }
  }
}
