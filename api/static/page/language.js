// The reader's language: from the page's address, else from the browser. Two buttons change it.

import { speaker } from "./words.js";

export const LANGUAGES = ["en", "de"];

const buttons = () => document.querySelectorAll(".languages button");

// Return the first of these language tags that the page has, else English.
export function languageOf(...tags) {
  return tags.map((one) => one?.slice(0, 2).toLowerCase()).find((one) => LANGUAGES.includes(one)) ?? "en";
}

export function chosenLanguage() {
  return languageOf(new URLSearchParams(location.search).get("lang"), ...navigator.languages);
}

// Mark the chosen language.
export function showLanguage(lang) {
  if (document.documentElement.lang !== lang) document.documentElement.lang = lang; // else all styles are computed anew
  for (const one of buttons()) one.setAttribute("aria-pressed", one.value === lang);
}

// Call a function when another language is chosen and its words are here, after putting the language into the address.
// speak: (language, say).
export function onLanguage(speak) {
  let wanted = null;
  const choose = async ({ currentTarget: { value } }) => {
    wanted = value;
    const say = await speaker(value);
    if (wanted !== value) return;
    const url = new URL(location.href);
    url.searchParams.set("lang", value);
    history.replaceState(null, "", url);
    speak(value, say);
  };
  for (const one of buttons()) one.addEventListener("click", (event) => choose(event).catch(console.warn));
}
