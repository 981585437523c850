package almanac.widgets;

import android.content.Context;
import android.content.Intent;

/** Sends to the receiver what Android would, with stand-ins of its classes, and prints what is asked for. */
final class Receiving {
  public static void main(String[] arguments) {
    Context context = new Context();
    new Redraw().onReceive(context, new Intent(context, Redraw.class));
    new Redraw().onReceive(context, new Intent(context, Redraw.class).putExtra("kind", "InsultWidget"));
    Redraw.at(context, "CalendarWidget", 1234);
  }
}
