package almanac.widgets;

import java.util.concurrent.atomic.AtomicInteger;

/** Calls the program from two threads at once, and counts answers that are not the request. */
final class Threads {
  public static void main(String[] arguments) throws InterruptedException {
    AtomicInteger wrong = new AtomicInteger();
    Thread[] threads = new Thread[2];
    for (int place = 0; place < threads.length; place++) {
      String name = "luồng " + place + " ";
      threads[place] =
          new Thread(
              () -> {
                for (int call = 0; call < 2000; call++) {
                  String request = call % 100 == 99 ? "m" : name + call;
                  String answer = Program.answer(Program.DRAW, request);
                  if (!answer.equals(request) && !(request.equals("m") && answer.contains("memory"))) wrong.incrementAndGet();
                }
              });
      threads[place].start();
    }
    for (Thread thread : threads) thread.join();
    System.out.println("4000 answers, " + wrong + " wrong");
  }
}
