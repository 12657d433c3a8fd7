// The languages of the pages, and which of them a page shows.

export const LANGUAGES = ["en", "de"];

const buttons = () => document.querySelectorAll(".languages button");

// Return the first of these language tags that the page has, else English.
export function languageOf(...tags) {
  return tags.map((one) => one?.slice(0, 2).toLowerCase()).find((one) => LANGUAGES.includes(one)) ?? "en";
}

// Mark the chosen language.
export function showLanguage(lang) {
  if (document.documentElement.lang !== lang) document.documentElement.lang = lang; // else all styles are computed anew
  for (const one of buttons()) one.setAttribute("aria-pressed", one.value === lang);
}
