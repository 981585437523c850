// The call of the program from Java: bytes in UTF-8 in, bytes in UTF-8 out; null if there is no memory for the answer.

#include <jni.h>
#include <stdlib.h>

#include "program.h"

JNIEXPORT jbyteArray JNICALL Java_almanac_widgets_Program_answer(
    JNIEnv *java, jclass owner, jint call, jbyteArray request) {
  (void)owner;
  jsize length = (*java)->GetArrayLength(java, request);
  jbyte *bytes = (*java)->GetByteArrayElements(java, request, NULL);
  if (!bytes) return NULL;
  size_t size = 0;
  char *text = almanac_answer(call == 0 ? almanac_widget : almanac_draw, (const char *)bytes, (size_t)length, &size);
  (*java)->ReleaseByteArrayElements(java, request, bytes, JNI_ABORT);
  jbyteArray answer = text ? (*java)->NewByteArray(java, (jsize)size) : NULL;
  if (answer) (*java)->SetByteArrayRegion(java, answer, 0, (jsize)size, (const jbyte *)text);
  free(text);
  return answer;
}
