/** @module Caches of rendered texts. Browser bundles replace this module with `compiled/memory.ts`. */

/** Cache limits: longer texts and more entries are not worth the memory. */
const remembered = { length: 200, entries: 1000 };

/** Memoizes a pure function for short texts: names and sample sentences repeat often. */
export function memoized<Value>(make: (text: string) => Value): (text: string) => Value {
  const made = new Map<string, Value>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const result = make(text);
    if (text.length > remembered.length) return result;
    if (made.size >= remembered.entries) made.clear();
    made.set(text, result);
    return result;
  };
}

function hasPlainCharacters(text: string): boolean {
  for (let n = 0; n < text.length; n += 1) {
    const code = text.charCodeAt(n);
    if (code < 0x20 || code > 0x7e || code === 0x22 || code === 0x24 || code === 0x5c) return false;
  }
  return true;
}

/** Direct-mapped cache of plain texts: the snippets of a record contain the same id and samples. */
const recent: string[] = Array.from({ length: 256 }, () => '');

/**
 * Whether a text is plain ASCII without quote, backslash or dollar sign: every language writes it unchanged between
 * double quotes.
 */
export function isPlain(text: string): boolean {
  const { length } = text;
  if (length === 0 || length > remembered.length) return hasPlainCharacters(text);
  const slot = (length * 7 + text.charCodeAt(length - 1)) % recent.length;
  if (recent[slot] === text) return true;
  if (!hasPlainCharacters(text)) return false;
  recent[slot] = text;
  return true;
}

const unchanging = new WeakSet<object>();

/** Registers frozen data that is used repeatedly: a template that is filled with it alone may keep the result. */
export function keepData<Data extends object>(data: Data): Data {
  unchanging.add(data);
  return data;
}

/** Whether it is data that `keepData` registered. */
export const isKept = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && unchanging.has(value);

/** Memoizes a pure function for data that `keepData` registered. */
export function oncePerData<Data, Result extends object>(
  make: (data: Data) => Result,
): (data: Data) => Result {
  const made = new WeakMap<object, Result>();
  return (data) => {
    if (typeof data !== 'object' || data === null) return make(data);
    const known = made.get(data);
    if (known !== undefined) return known;
    const result = make(data);
    if (unchanging.has(data)) made.set(data, result);
    return result;
  };
}
