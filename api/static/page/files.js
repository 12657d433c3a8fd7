// The pages' own files are kept by a service worker, so that a page opens while the service is away.

// Have the files kept once the page is there. Browsers without service workers, as on plain http, and those that refuse
// them do without.
export function keepFiles() {
  if (document.readyState === "complete") keep().catch(() => null);
  else addEventListener("load", keepFiles);
}

const keep = async () => navigator.serviceWorker?.register(new URL("../worker.js", import.meta.url), { updateViaCache: "none" });
