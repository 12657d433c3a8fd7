// What a key, a click or a tap does on the page of a table. Each deed returns whether it did something.

import { byId } from "../dom.js";
import { keepFile } from "./keeping.js";
import { switchKeys } from "./keys.js";
import { thingsOf } from "./marks.js";
import { aim, go, look, thingOf, toggle, walk } from "./walk.js";

// page: {service, chronicle, playing, watching, looking, guide, popover, signal, storage, words}; and what it does itself:
// {show, again: reconnect, raise: the curtain, around: show what lies around the table, turnTab, dismiss: what happened
// since the last visit, isReady: whether new options take clicks, isCurtained}.
export class Deeds {
  constructor(page) {
    this.page = page;
    this.all = deedsOf(page, this);
  }

  // Do what is named. Behind the curtain nothing else can be done.
  act(what, value) {
    return this.page.isCurtained() && what !== "curtain-up" ? false : this.all[what]?.(value) ?? false;
  }

  // Take an option by its key, unless it has only just come.
  choose(key) {
    return key !== undefined && this.page.isReady() && !byId("menu").inert && Boolean(this.page.playing.choose(key));
  }

  // Choose a thing of the board: its only option, or the list of what can be done with it.
  thing(id) {
    const { playing, show } = this.page;
    const options = thingsOf(playing.options).get(id) ?? [];
    if (options.length === 1) return this.choose(options[0].key);
    playing.thing = playing.thing === id || !options.length ? null : id;
    show();
    return options.length > 0;
  }

  // Agree to an open proposal to turn back, or not.
  answer({ grant }) {
    const { playing, watching } = this.page;
    const proposal = watching.summary?.proposal;
    if (!proposal || playing.seat === null || !proposal.waiting.includes(playing.seat)) return false;
    playing.answer(proposal.version, grant);
    return true;
  }

  // Go on from the shown moment at a new table.
  async branch() {
    const { playing, looking } = this.page;
    const opened = await playing.branch(looking.moment.version);
    const { lang } = document.documentElement;
    if (opened) location.assign(new URL(`${opened.id}?lang=${lang}#token=${opened.seats[0].token}`, location.href));
  }

  // Show the moment at which the next day begins; with a step below 0, at which this day or the one before did.
  async leapDay(step) {
    const { dayAfter, dayBefore } = await import("./days.js");
    const { service, chronicle: { chapters }, watching: { moments }, looking } = this.page;
    if (step < 0) return looking.leap(dayBefore(chapters, moments, looking.at));
    const day = chapters.get(looking.moment.version)?.day ?? null;
    looking.choose(await dayAfter(service, moments, looking.at, day, document.documentElement.lang));
  }

  why(number) {
    return Boolean(number) && tell(this.page.popover.why(number));
  }

  // Say the rule that is named where the focus is: in the popover, in a line, or by an option; else that of the question.
  rule(one) {
    const { playing, popover } = this.page;
    const link = (popover.box.hidden ? one.closest("li") : popover.box)?.querySelector("[data-rule]");
    const id = link?.dataset.rule ?? (playing.options.find(({ key }) => key === one.dataset.option) ?? playing.options[0])?.rule;
    return Boolean(id) && tell(popover.rule(id, one));
  }

  // Say what an option or a thing of the board is, of which something is pressed or has the focus. Return whether it is one.
  explain(one) {
    const { playing, watching, popover, isCurtained } = this.page;
    const found = isCurtained() ? null : one?.closest?.("#menu [data-option], #parts [data-id]");
    if (!found || !watching.summary) return false;
    const option = playing.options.find(({ key }) => key === found.dataset.option);
    return option ? (popover.option(option, found), true) : tell(popover.what(found));
  }

  // Say what is here, around, or next, from the focused or chosen thing of the map, else from one's own figure; and mark it.
  around(kind) {
    const { playing, popover } = this.page;
    const from = document.activeElement?.closest?.("#parts svg [data-id]") ?? thingOf(playing.thing);
    return tell(popover.around(kind, from).then((id) => aim(thingOf(id))));
  }
}

const tell = (telling) => (telling.catch(console.warn), true);

// Do something that is always done.
const done = (deed) => (value) => (deed(value), true);

function deedsOf(page, deeds) {
  const { service, chronicle, watching, playing, looking, guide, popover, signal, storage, words } = page;
  const seated = (deed) => () => (playing.seat === null ? false : (deed(), true));
  const keys = () => tell(import("./keylist.js").then(({ keyList }) => popover.show(keyList(storage, words.say), document.activeElement)));
  return {
    undo: seated(() => playing.undo()),
    redo: seated(() => playing.redo()),
    "undo-here": done(() => (playing.undo(looking.moment.action), looking.choose(Infinity))),
    "turn-back": () => (playing.preview ? (playing.turnBack(playing.preview.to), true) : false),
    agree: () => deeds.answer({ grant: true }),
    refuse: () => deeds.answer({ grant: false }),
    withdraw: done(() => playing.withdraw()),
    start: done(() => playing.start()),
    end: done(() => playing.end()),
    keep: done(() => keepFile(service, page.show)),
    "ask-end": done(() => playing.askEnd()),
    branch: done(() => deeds.branch().catch(console.warn)),
    now: done(() => looking.choose(Infinity)),
    first: done(() => looking.choose(0)),
    earlier: () => looking.step(-1),
    later: () => looking.step(1),
    play: done(() => looking.play()),
    speed: done(() => looking.playing.changeSpeed()),
    "day-before": () => looking.newest >= 0 && tell(deeds.leapDay(-1)),
    "day-after": () => tell(deeds.leapDay(1)),
    "my-last": () => looking.find(-1, ({ seat }) => seat !== null && seat === (playing.seat ?? looking.moment.seat)),
    dice: () => looking.find(1, ({ hasDice }) => hasDice),
    "same-seat": () => looking.find(1, ({ seat }) => seat !== null && seat === looking.moment.seat),
    again: done(page.again),
    take: done(() => playing.choose(playing.chosen)),
    "let-go": () => popover.close() || playing.letGo(),
    all: () => playing.letGo(),
    close: () => popover.close(),
    seen: done(page.dismiss),
    story: done(() => byId("chronicle").focus()),
    shut: toggle,
    number: (number) => deeds.choose(playing.options.find((one) => one.number === number)?.key),
    look: (number) => look(playing, number),
    walk,
    go,
    thing: (id) => deeds.thing(id),
    options: done(() => byId("options").focus()),
    ...Object.fromEntries(["here", "around", "goal", "threat"].map((kind) => [kind, () => deeds.around(kind)])),
    keys,
    "switch-keys": done(() => (switchKeys(storage), keys())),
    what: () => deeds.explain(document.activeElement),
    why: () => deeds.why(document.activeElement?.closest?.("[data-id]")?.querySelector(".why") ?? document.querySelector("#parts .why")),
    rule: () => deeds.rule(document.activeElement),
    tab: done(page.turnTab),
    "around-table": () => tell(page.around()),
    signal: done(() => (signal.toggle().then(page.show, console.warn), page.show())),
    "curtain-up": done(page.raise),
    ...guide.deeds,
  };
}
