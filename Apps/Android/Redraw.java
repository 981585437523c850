package almanac.widgets;

import android.app.AlarmManager;
import android.app.PendingIntent;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import com.reactnativeandroidwidget.RNWidgetJsCommunication;

/**
 * Asks for new pictures: of one kind of widgets at the moment at which it changes, and of all kinds after a start of the device, a new
 * version of the app, and a change of the clock, the zone or the language.
 */
public final class Redraw extends BroadcastReceiver {
  static final String[] KINDS = {"CalendarWidget", "InsultWidget", "SolsticeWidget"};

  @Override
  public void onReceive(Context context, Intent intent) {
    String kind = intent.getStringExtra("kind");
    for (String one : kind == null ? KINDS : new String[] {kind}) now(context, one);
  }

  static void now(Context context, String kind) {
    RNWidgetJsCommunication.requestWidgetUpdate(context, kind);
  }

  /** Sets the alarm of a kind in place of the one before. It wakes no device: whoever looks at the widget has done so. */
  static void at(Context context, String kind, long time) {
    Intent intent = new Intent(context, Redraw.class).putExtra("kind", kind);
    int flags = PendingIntent.FLAG_UPDATE_CURRENT | PendingIntent.FLAG_IMMUTABLE;
    PendingIntent alarm = PendingIntent.getBroadcast(context, kind.hashCode(), intent, flags);
    ((AlarmManager) context.getSystemService(Context.ALARM_SERVICE)).set(AlarmManager.RTC, time, alarm);
  }
}
