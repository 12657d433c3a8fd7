// Small pieces of the document.

export const byId = (id) => document.getElementById(id);

// An element with a text or children; of `attributes` those that are not null or false.
export function element(name, content = "", attributes = {}) {
  const made = document.createElement(name);
  made.append(...[content].flat());
  for (const [key, value] of Object.entries(attributes)) if ((value ?? false) !== false) made.setAttribute(key, value);
  return made;
}

// The time of day of a moment, as the reader's language and place tell it.
export function clock(at, lang) {
  return new Date(at).toLocaleTimeString(lang, { hour: "2-digit", minute: "2-digit" });
}

// What a game is called by its id, which is its name in small letters.
export const gameName = (id) => id.split("-").map((word) => word[0].toUpperCase() + word.slice(1)).join(" ");

export const resultName = (result, say) =>
  ["success", "failure", "abandoned"].includes(result) ? say(result) : say("over", { result });

// A function that has `work` done, one at a time: who asks meanwhile has it done once more after that. What fails is
// left as it was, since whatever comes next asks again.
export function oneAtATime(work) {
  let running = false;
  let wanted = false;
  return async () => {
    wanted = true;
    if (running) return;
    running = true;
    while (wanted) {
      wanted = false;
      await work().catch((error) => console.warn(error));
    }
    running = false;
  };
}
