// The pages' own files are kept by a service worker, so that a page opens while the service is away.

// Have the files kept once the page is there. Browsers without service workers, as on plain http, do without.
export function keepFiles() {
  const keep = () => navigator.serviceWorker?.register(new URL("../worker.js", import.meta.url), { updateViaCache: "none" }).catch(() => null);
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep);
}
