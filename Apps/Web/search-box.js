// The field for searching, at the head of the page: what is found is a list of links below it. `/` leads there from anywhere.

import { element, find, showText } from "./elements.js";
import { say } from "./words.js";

const form = find("#search");
const field = find("input", form);
const list = find("ol", form);
const message = find("#found p");
const status = find("[role=status]", form);

const links = () => [...list.querySelectorAll("a")];
const isOpen = (is) => (find("#found").hidden = !is);

export function drawSearch() {
  field.placeholder = say("searchExamples");
  if (!find("#found").hidden) field.dispatchEvent(new Event("input"));
}

/** Lets people search: `today()` is the day from which something comes next, `choose(address)` shows what was chosen. */
export function startSearch(today, choose) {
  async function look() {
    const { value } = field;
    const text = value.trim();
    // One letter of an alphabet finds too much.
    if (text.length < 2 && !/\p{Script=Han}/u.test(text)) return isOpen(false);
    const { search } = await import("./search.js");
    // Somebody typed on while the module was loaded.
    if (value !== field.value) return;
    const { results, message: said } = search(text, today());
    list.replaceChildren(...results.map(({ name, role, address, more }) => element("li", {},
      element("a", { href: address }, element("strong", { "data-role": role }, name), more && element("small", {}, more)))));
    showText(message, said);
    status.textContent = said ?? say("searchFound", { count: results.length });
    isOpen(true);
  }
  const close = () => {
    isOpen(false);
    field.value = "";
  };
  field.addEventListener("input", look);
  field.addEventListener("focus", () => field.value && look());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    look().then(() => links()[0]?.click());
  });
  list.addEventListener("click", (event) => {
    const link = event.target.closest("a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    close();
    choose(link.getAttribute("href"));
  });
  form.addEventListener("keydown", (event) => {
    const all = [field, ...links()];
    const index = all.indexOf(document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape" && !find("#found").hidden) {
      field.focus();
      close();
    } else if (step && !find("#found").hidden) all[(index + step + all.length) % all.length].focus();
    else return;
    event.preventDefault();
  });
  form.addEventListener("focusout", ({ relatedTarget }) => !form.contains(relatedTarget) && isOpen(false));
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, select, textarea")) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}
