// The data that this browser keeps for the page.

/** Returns a stored text; null if there is none, or if the browser stores nothing. */
export function stored(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Whether the browser keeps it: it may refuse, as in a private window. */
export function store(name, text) {
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** Asks the browser not to clear what is kept by itself, as some do after days without a visit. */
export function persist() {
  navigator.storage?.persist?.().catch(() => false);
}

/** Calls when another tab changed a text, or cleared all. */
export const listenToStorage = (name, changed) =>
  addEventListener("storage", ({ key }) => (key === name || key === null) && changed());
