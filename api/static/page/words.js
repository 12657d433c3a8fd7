// The pages' own words; a page reads those of the language that it speaks. All other texts come from the service in the
// reader's language.

import { saying } from "./saying.js";

// Return a function that says a message in a language, with its values. parts: folders of pages whose own words it says.
export async function speaker(language, ...parts) {
  const all = await Promise.all(["", ...parts.map((one) => `${one}/`)].map((one) => import(`./${one}words/${language}.js`)));
  return saying(Object.assign({}, ...all.map((one) => one.default)), language);
}
