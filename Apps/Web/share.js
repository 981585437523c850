// The address of what is shown, for others: by the sharing of the device, or as a copy.

import { say } from "./words.js";

/** Shares an address with a title; says in `status` if it was copied instead, or shows it where nothing can be copied. */
export async function share(title, address, status) {
  const url = new URL(address, location.href.replace(/#.*/, "")).href;
  status.textContent = "";
  try {
    if (navigator.share) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    status.textContent = say("copied");
  } catch (error) {
    // Somebody who closes the device's sheet wants nothing else.
    if (error.name !== "AbortError") status.textContent = url;
  }
}
