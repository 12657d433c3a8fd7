// All words of a kept file, in both languages.

import auditDe from "../page/audit/words/de.js";
import auditEn from "../page/audit/words/en.js";
import { saying } from "../page/saying.js";
import de from "../page/words/de.js";
import en from "../page/words/en.js";

const WORDS = { en: { ...en, ...auditEn }, de: { ...de, ...auditDe } };

// Return a function that says a message in a language, with its values.
export const speakerOf = (language) => saying(WORDS[language], language);
