package almanac.widgets;

import static java.nio.charset.StandardCharsets.UTF_8;

/** The widgets' program in C: a request as JSON in, an answer as JSON out. */
final class Program {
  static final int WIDGET = 0;
  static final int DRAW = 1;

  static {
    System.loadLibrary("almanac");
  }

  private Program() {}

  private static native byte[] answer(int call, byte[] request);

  static String answer(int call, String request) {
    byte[] bytes = answer(call, request.getBytes(UTF_8));
    if (bytes == null) throw new IllegalStateException("there is not enough memory for an answer");
    return new String(bytes, UTF_8);
  }
}
