// Elements of the page.

export const find = (selector, within = document) => within.querySelector(selector);

/** An element with attributes, of which those that are null or false are left out, and with what it contains. */
export function element(name, attributes = {}, ...content) {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) mark(made, attribute, value);
  made.append(...content.filter((part) => part !== null && part !== undefined));
  return made;
}

/** Sets or removes an attribute. */
export function mark(made, attribute, value) {
  if (value === null || value === undefined || value === false) made.removeAttribute(attribute);
  else made.setAttribute(attribute, value === true ? "" : value);
}

/** Choices of a list, by their values; the chosen one stays chosen. A list that has them already is left alone: it may be open. */
export function fillChoices(select, choices) {
  const has = ([value, text], index) => select.options[index]?.value === String(value) && select.options[index].text === String(text);
  if (select.options.length === choices.length && choices.every(has)) return;
  const chosen = select.value;
  select.replaceChildren(...choices.map(([value, text]) => element("option", { value }, text)));
  if (choices.some(([value]) => String(value) === chosen)) select.value = chosen;
}

/** Returns a text, or nothing if there is none. */
export function showText(made, text) {
  made.textContent = text ?? "";
  made.hidden = !text;
}

/** Gives a text to the user as a file. */
export function download(name, type, text) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  element("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A name and its value in a list of such. */
export const row = (name, ...value) => [element("dt", {}, name), element("dd", {}, ...value)];
