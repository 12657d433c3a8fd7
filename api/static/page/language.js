// The reader's language: from the page's address, else from the browser. Two buttons change it.

import { LANGUAGES } from "./words.js";

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

// Call a function when another language is chosen, after putting the language into the address.
export function onLanguage(speak) {
  const choose = ({ currentTarget: { value } }) => {
    const url = new URL(location.href);
    url.searchParams.set("lang", value);
    history.replaceState(null, "", url);
    speak(value);
  };
  for (const one of buttons()) one.addEventListener("click", choose);
}
