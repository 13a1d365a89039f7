/** @module JSON with positions: where and why a text is not JSON, and where each field is. `JSON.parse` reports few positions. */

export interface Place {
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
}

export type FieldPath = readonly (string | number)[];

export type LocatedJson =
  | {
      readonly value: unknown;
      /** Of the field, or of the nearest one around it that is in the text. */
      readonly placeOf: (path: FieldPath) => Place;
    }
  | { readonly problem: string; readonly place: Place };

export function parseLocated(text: string): LocatedJson {
  try {
    const root = scanDocument(text);
    const value: unknown = JSON.parse(text);
    return { value, placeOf: (path) => placeAt(text, nearest(root, path)) };
  } catch (error) {
    if (error instanceof Mistake) return { problem: error.message, place: placeAt(text, error.at) };
    if (error instanceof SyntaxError) return { problem: error.message, place: placeAt(text, text.length) };
    throw error;
  }
}

class Mistake extends Error {
  readonly at: number;
  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

/** Where a value, or the field that has it, begins. */
interface Located {
  readonly at: number;
  readonly inner: Map<string | number, Located>;
}

function nearest(root: Located, path: FieldPath): number {
  let found: Located | undefined = root;
  let at = 0;
  for (const part of path) {
    found = found.inner.get(part);
    if (found === undefined) break;
    ({ at } = found);
  }
  return at;
}

export function placeAt(text: string, at: number): Place {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

const deepest = 100;
const patterns = {
  blank: /[ \t\r\n]*/y,
  // oxlint-disable-next-line no-control-regex -- JSON forbids these in a string
  string: /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y,
  number: /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
  word: /true|false|null/y,
};

function scanDocument(text: string): Located {
  let at = 0;

  const take = (kind: keyof typeof patterns): string => {
    const pattern = patterns[kind];
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? '';
    at += found.length;
    return found;
  };
  const next = (): string => {
    take('blank');
    return text[at] ?? '';
  };
  const refuse = (message: string): never => {
    throw new Mistake(at >= text.length ? `Unexpected end. ${message}` : message, at);
  };

  const string = (what: string): string => {
    if (next() !== '"') refuse(`Expected ${what} in double quotes.`);
    const found = take('string');
    if (found === '') refuse('Unterminated string, or a character that needs a backslash.');
    if (!found.includes('\\')) return found.slice(1, -1);
    const value: unknown = JSON.parse(found);
    return String(value);
  };

  const list = (close: string, depth: number, each: (n: number) => void): void => {
    if (depth > deepest) refuse(`Nested too deeply: at most ${deepest} levels.`);
    at += 1;
    if (next() === close) {
      at += 1;
      return;
    }
    for (let n = 0; ; n += 1) {
      each(n);
      const end = at;
      const mark = next();
      at += mark === ',' || mark === close ? 1 : 0;
      if (mark === close) return;
      if (mark !== ',') {
        at = end;
        refuse(`Expected a comma or ${close}.`);
      }
      if (next() === close) refuse(`Trailing comma before ${close}.`);
    }
  };

  const entry = (around: Located, name: string | number, begin: number): Located => {
    const located: Located = { at: begin, inner: new Map() };
    around.inner.set(name, located);
    return located;
  };

  const value = (around: Located, depth: number): void => {
    const start = next();
    if (start === '{') {
      list('}', depth, () => {
        next();
        const keyAt = at;
        const key = string('a field name');
        if (next() !== ':') refuse(`Expected a colon after “${key}”.`);
        at += 1;
        // JSON.parse keeps the last of several fields with one name.
        value(entry(around, key, keyAt), depth + 1);
      });
    } else if (start === '[') {
      list(']', depth, (n) => {
        next();
        value(entry(around, n, at), depth + 1);
      });
    } else {
      if (start === '"') string('a string');
      else if (take('number') === '' && take('word') === '')
        refuse(
          'Expected a value: a string in double quotes, a number, true, false, null, a list or an object.',
        );
    }
  };

  const root: Located = { at: 0, inner: new Map() };
  value(root, 0);
  if (next() !== '') refuse('Unexpected text after the record.');
  return root;
}
