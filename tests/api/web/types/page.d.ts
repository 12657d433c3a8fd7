// What the page's modules take for granted of a browser and of markup, which no type can tell.

// A selector says what it finds, so the kinds of elements are not checked.
interface ParentNode {
  querySelector(selectors: string): any;
  querySelectorAll(selectors: string): NodeListOf<any>;
}

// What is not text becomes one.
interface Element {
  setAttribute(name: string, value: unknown): void;
}

// The page listens where it knows what sends an event.
interface EventTarget {
  value?: any;
  closest?(selectors: string): any;
}

// Not each event drops something.
interface Event {
  dataTransfer?: any;
}

interface PerformanceEntry {
  readonly nextHopProtocol?: string;
}

interface Array<T> {
  findLast(test: (one: T, at: number, all: T[]) => unknown): T | undefined;
  findLastIndex(test: (one: T, at: number, all: T[]) => unknown): number;
}

// What an element shows, as it is sketched (see render.js).
interface Sketch {
  name: string;
  key: string | null;
  attributes?: Record<string, any>;
  text: string | null;
  inside: Sketch[];
}

type Sketched = string | Sketch;
type Made = string | Node;

// Say a message of the page's own words.
type Say = (id: string, values?: Record<string, any>) => string;

// What is asked of the service. isKeyed: whether it knows a repeated command by its key.
interface Asking {
  method?: string;
  token?: string | null;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  isKeyed?: boolean;
}

// What a form asks. kind: `choice` of one value, `number`, `flag`, `row` of values, or `seats`.
interface Field {
  id: string;
  kind: "choice" | "number" | "flag" | "row" | "seats";
  values?: any[];
  least?: number;
  most?: number;
  preset?: any;
  isMore?: boolean;
}
