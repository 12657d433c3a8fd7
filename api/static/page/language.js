// The reader's language: from the page's address, else from the browser. Two buttons change it.

import { languageOf } from "./languages.js";
import { speaker } from "./words.js";

export function chosenLanguage() {
  return languageOf(new URLSearchParams(location.search).get("lang"), ...navigator.languages);
}

// Call a function when another language is chosen and its words are here, after putting the language into the address.
// speak: (language, say); parts: see `speaker`.
export function onLanguage(speak, ...parts) {
  let wanted = null;
  const choose = async ({ currentTarget: { value } }) => {
    wanted = value;
    const say = await speaker(value, ...parts);
    if (wanted !== value) return;
    const url = new URL(location.href);
    url.searchParams.set("lang", value);
    history.replaceState(null, "", url);
    speak(value, say);
  };
  for (const one of document.querySelectorAll(".languages button")) one.addEventListener("click", (event) => choose(event).catch(console.warn));
}
