// The pages' own files are kept by a service worker, so that a page opens while the service is away.

// Have the files kept once the page is there, by a browser that does so.
export function keepFiles() {
  if (document.readyState === "complete") keep().catch(() => null);
  else addEventListener("load", keepFiles);
}

const keep = async () => navigator.serviceWorker?.register(new URL("../worker.js", import.meta.url), { updateViaCache: "none" });
