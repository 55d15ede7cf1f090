// Search on demand: stands before the theme's search worker, and loads it with the texts of all
// pages when somebody types. The theme would load them on every page that is opened.
// The fragment of this script's address names the theme's worker; messages are the theme's.

const SETUP = 0;
const READY = 1;
const QUERY = 2;
const RESULT = 3;
const NO_RESULT = { type: RESULT, data: { items: [] } };

const sendToPage = self.postMessage.bind(self);
let setup = {};
let newestQuery = "";
let smallWords = new Set();
let search = null;

// The listener of the theme's worker hears only what this dispatches.
const sendToSearch = (message) => self.dispatchEvent(new MessageEvent("message", { data: message }));

async function startedSearch() {
  const answer = await fetch(new URL("../../../search/documents.json", self.location));
  if (!answer.ok) throw new Error(`search/documents.json: ${answer.status}`);
  const { config, docs, small_words } = await answer.json();
  smallWords = new Set(small_words);
  return new Promise((resolve, reject) => {
    self.postMessage = (message) => (message.type === READY ? resolve() : sendToPage(message));
    self.addEventListener("unhandledrejection", (event) => reject(event.reason), { once: true });
    importScripts(self.location.hash.slice(1));
    sendToSearch({ type: SETUP, data: { ...setup, config, docs } });
  });
}

// The theme looks for words that begin like those of the query, so that "or" finds organisations.
// The last word may be one that is being typed.
function withoutSmallWords(query) {
  const words = query.trim().split(/\s+/);
  const telling = words.slice(0, -1).filter((word) => !smallWords.has(word.toLowerCase()));
  return [...telling, words.at(-1)].join(" ");
}

async function find(query) {
  newestQuery = query;
  search ??= startedSearch();
  try {
    await search;
  } catch {
    search = null; // the next letter tries again
    sendToPage(NO_RESULT);
    return;
  }
  if (query === newestQuery) sendToSearch({ type: QUERY, data: withoutSmallWords(query) });
}

self.addEventListener("message", (event) => {
  if (!event.isTrusted) return; // our own, for the theme's worker
  event.stopImmediatePropagation();
  const { type, data } = event.data;
  if (type === SETUP) {
    setup = data;
    sendToPage({ type: READY });
  } else if (data.trim()) {
    find(data);
  } else {
    newestQuery = data;
    sendToPage(NO_RESULT);
  }
});
