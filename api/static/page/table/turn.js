// Whose turn it is, beyond the page itself: in its title and its icon, and by a quiet signal if the reader wants one.

import { write } from "../dom.js";
import { store } from "../storage.js";

const NAME = "hourglass/signal";
const TONES = [[523, 0], [784, 0.16]]; // hertz, and seconds after the first
const LASTS = 0.6; // seconds
const LOUDNESS = 0.12;

const icon = () => document.querySelector("link[rel=icon]");

// Return why this seat is waited for: "turn", "consent", or null.
function waitedFor({ summary, board }, me) {
  if (me === null || summary?.revealed) return null;
  if (summary?.proposal?.waiting.includes(me)) return "consent";
  return summary?.state === "running" && board?.next.includes(me) ? "turn" : null;
}

// Show in the title and the icon whether this seat is waited for. what: see `waitedFor`; table: its name.
function showTurn(what, table, me, { say, name, isAlone }) {
  const words = { turn: isAlone ? say("yourTurn") : say("turnOf", { name: name(me) }), consent: say("askedYou") }[what];
  const title = `${words ? `\u25cf ${words} \u2013 ` : ""}${table} \u2013 Hourglass`;
  if (document.title !== title) document.title = title;
  const href = new URL(what ? "../turn.svg" : "../icon.svg", import.meta.url).href;
  if (icon().href !== href) icon().href = href;
  return words;
}

// A tone and a notification when a seat of this browser is waited for while nobody looks at the page. Both are off until
// the reader asks for them, and this browser remembers that.
export class Signal {
  // button: switches it; storage: see storage.js.
  constructor(button, storage) {
    this.button = button;
    this.storage = storage;
    this.isWaited = null;
    this.context = null;
    this.isOn = storage?.getItem(NAME) === "on";
    for (const name of ["pointerdown", "keydown"]) addEventListener(name, () => this.isOn && this.wake());
  }

  // Browsers let a page sound only after the reader has touched it.
  wake() {
    this.context ??= "AudioContext" in window ? new AudioContext() : null;
    if (this.context?.state === "suspended") this.context.resume().catch(console.warn);
  }

  // Show in title and icon whether a seat of this browser is waited for, and tell it. table: its name.
  waiting(watching, playing, table, words) {
    const { seat } = playing;
    const said = showTurn(waitedFor(watching, seat), table, seat, { ...words, isAlone: playing.seats.length < 2 });
    this.show(seat !== null, words.say);
    this.tell(said ?? null, table);
  }

  // Switch it on or off, by a click. A browser that forbids notifications still sounds.
  async toggle() {
    this.isOn = !this.isOn;
    store(this.storage, NAME, this.isOn ? "on" : "off"); // a full storage forgets it with the page
    if (!this.isOn) return;
    this.wake();
    this.sound();
    if ("Notification" in window && Notification.permission === "default") await Notification.requestPermission();
  }

  show(isPlayer, say) {
    // Whether they are allowed is asked only if it matters, since the page waits for the answer.
    const isSilent = this.isOn && (!("Notification" in window) || Notification.permission === "denied");
    this.button.hidden = !isPlayer;
    this.button.setAttribute("aria-pressed", String(this.isOn));
    this.button.title = say(isSilent ? "signalTone" : "signal");
    write(this.button.querySelector("span"), this.button.title);
  }

  // Tell that a seat is waited for. words: why, null if none is; table: its name.
  tell(words, table) {
    const isNews = this.isWaited === false && Boolean(words);
    this.isWaited = Boolean(words);
    if (!isNews || !this.isOn || !document.hidden) return;
    this.sound();
    this.notify(words, table).catch(console.warn);
  }

  sound() {
    if (this.context === null) return;
    const now = this.context.currentTime;
    for (const [hertz, after] of TONES) {
      const tone = new OscillatorNode(this.context, { frequency: hertz });
      const volume = new GainNode(this.context, { gain: 0 });
      volume.gain.setValueAtTime(LOUDNESS, now + after);
      volume.gain.exponentialRampToValueAtTime(0.001, now + after + LASTS);
      tone.connect(volume).connect(this.context.destination);
      tone.start(now + after);
      tone.stop(now + after + LASTS);
    }
  }

  // Phones show notifications only from a service worker.
  async notify(words, table) {
    if (!("Notification" in window) || Notification.permission !== "granted") return;
    const details = { body: table, tag: location.pathname, lang: document.documentElement.lang, icon: new URL("../icon-192.png", import.meta.url).href };
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) return worker.showNotification(words, { ...details, data: location.pathname });
    new Notification(words, details).onclick = () => focus();
  }
}
