// The audit page: it checks archives that are dropped on it, and tables that are named. Files never leave the browser.

import { byId } from "../dom.js";
import { chosenLanguage, onLanguage } from "../language.js";
import { showLanguage } from "../languages.js";
import { render, sketch } from "../render.js";
import { addressOf, ask, askJson } from "../requests.js";
import { speaker } from "../words.js";
import { audit } from "./audit.js";
import { drawCourses } from "./course.js";
import { luckTable } from "./luck.js";
import { reportOf } from "./report.js";

const ARCHIVE_MAX = 64 * 2 ** 20;
const FILES_MAX = 200;
const TABLE = /([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/;

let lang = chosenLanguage();
let say = await speaker(lang, "audit");
let turn = 0; // what was asked for last; what was asked before is not shown any more
let found = []; // [{name, link, report, rules, away}]

function show() {
  showLanguage(lang);
  document.title = say("audit-title");
  for (const one of document.querySelectorAll("[data-say]")) one.textContent = say(one.dataset.say);
  byId("sum").textContent = found.length > 1 ? sumOf(found) : "";
  render(byId("found"), ...found.map(articleOf));
  drawCourses(byId("found"));
}

function sumOf(all) {
  const failed = all.filter((one) => one.report?.verdict === "failed" || one.away).length;
  return say("audit-sum", { count: all.length, failed, sound: all.length - failed });
}

function articleOf({ name, link, report, rules, away }) {
  if (away) return sketch("article", [sketch("h2", say("audit-away"), { class: "failed" }), sketch("p", name, { class: "of" }), sketch("p", away, { class: "away" })], { class: "report frame" });
  const verdict = rules?.verdict === "failed" ? "failed" : report.verdict;
  const shared = link ? [sketch("p", [say("audit-share"), " ", sketch("a", link, { href: link })])] : [];
  const lucky = report.entries.length && verdict !== "failed" ? luckTable(report.entries, lang, say) : [];
  const parts = [sketch("h2", say(`audit-whole-${verdict}`), { class: verdict }), sketch("p", name, { class: "of" }), ...reportOf(report, rules, say), ...lucky, ...shared];
  return sketch("article", parts, { class: "report frame" });
}

// Check what is asked for, one after the other, and show each report as it comes.
async function check(asked) {
  const mine = (turn += 1);
  found = [];
  show();
  for (const one of asked) {
    byId("sum").textContent = say("kept-checking");
    await new Promise((done) => setTimeout(done)); // so that the page is drawn between two archives
    const told = await one().catch((error) => ({ name: one.named ?? "", away: error.message }));
    if (mine !== turn) return;
    found.push(told);
    show();
  }
}

// Check files. The origin of a branch is looked for among them.
async function checkFiles(files) {
  const read = await Promise.all([...files].slice(0, FILES_MAX).map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.slice(0, ARCHIVE_MAX + 1).arrayBuffer()) })));
  const opened = read.map(({ bytes }) => openingOf(bytes));
  const vkeys = await keys().catch(() => []);
  address(null);
  await check(read.map(({ name, bytes }, at) => async () => {
    const origin = opened[at]?.origin?.table;
    const from = origin ? opened.findIndex((one) => one?.table === origin) : -1;
    return { name, rules: null, report: await audit(bytes, { vkeys, origin: from < 0 ? null : read[from].bytes }).catch(() => audit(bytes, { vkeys })) };
  }));
}

// Return what an archive's first line says of its table; null if it cannot be read.
function openingOf(bytes) {
  try {
    return JSON.parse(new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(10)))).data;
  } catch {
    return null;
  }
}

const keys = async () => (await askJson(addressOf("keys"))).keys.map((one) => one.vkey);

// Check a table of this service: A to E and G here, F by the service.
async function checkTable(id) {
  const token = new URLSearchParams(location.hash.slice(1)).get("token");
  address(id);
  const checked = async () => {
    const [vkeys, archive] = await Promise.all([keys(), ask(addressOf(`tables/${id}/export`), { token })]);
    const report = await audit(new Uint8Array(await archive.arrayBuffer()), { vkeys });
    const audited = await askJson(addressOf(`tables/${id}/audit`), { token });
    const link = new URL(`audit?table=${id}`, document.baseURI).href;
    return { name: id, link: token ? null : link, report, rules: audited.checks.find((one) => one.check === "F") };
  };
  await check([Object.assign(checked, { named: id })]);
}

// Put the table that is checked into the address; null without one.
function address(id) {
  const url = new URL(location.href);
  if (id) url.searchParams.set("table", id);
  else url.searchParams.delete("table");
  history.replaceState(null, "", url);
}

const noticed = (promise) => promise.catch(console.warn);

byId("files").addEventListener("change", ({ target }) => noticed(checkFiles(target.files)));
byId("name").addEventListener("submit", (event) => {
  event.preventDefault();
  const id = TABLE.exec(byId("table").value)?.[1];
  byId("table").setCustomValidity(id ? "" : say("audit-no-id"));
  if (id) noticed(checkTable(id));
  else byId("table").reportValidity();
});
byId("table").addEventListener("input", ({ target }) => target.setCustomValidity(""));
for (const kind of ["dragenter", "dragover", "dragleave", "drop"]) {
  addEventListener(kind, (event) => {
    event.preventDefault();
    byId("drop").classList.toggle("over", kind === "dragenter" || kind === "dragover");
    if (kind === "drop" && event.dataTransfer.files.length) noticed(checkFiles(event.dataTransfer.files));
  });
}
onLanguage((language, said) => {
  say = said;
  lang = language;
  show();
}, "audit");
show();
const named = TABLE.exec(new URLSearchParams(location.search).get("table") ?? "")?.[1];
if (named) {
  byId("table").value = named;
  noticed(checkTable(named));
}
