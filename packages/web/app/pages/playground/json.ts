/**
 * @module JSON with places: where a text stops being JSON and why, and where each of its fields stands.
 * `JSON.parse` names the place only for some mistakes.
 */

export interface Place {
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
}

export type LocatedJson =
  | { readonly value: unknown; readonly placeOf: (path: string) => Place | undefined }
  | { readonly problem: string; readonly place: Place };

/** Fields are named as the catalogue names them: `cardData.base_model`; the entries of a list by the list. */
export function parseLocated(text: string): LocatedJson {
  const places = new Map<string, number>();
  try {
    scanDocument(text, places);
    const value: unknown = JSON.parse(text);
    return {
      value,
      placeOf: (path) => {
        const at = places.get(path);
        return at === undefined ? undefined : placeAt(text, at);
      },
    };
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

function placeAt(text: string, at: number): Place {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

const deepest = 100;
const patterns = {
  blank: /[ \t\r\n]*/y,
  // oxlint-disable-next-line no-control-regex -- these are what JSON forbids in a text
  string: /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y,
  number: /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
  word: /true|false|null/y,
};

function scanDocument(text: string, places: Map<string, number>): void {
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
    throw new Mistake(at >= text.length ? `The text ends too early: ${message}` : message, at);
  };

  const string = (what: string): string => {
    if (next() !== '"') refuse(`${what} in double quotes is missing here.`);
    const found = take('string');
    if (found === '') refuse('This text in quotes is not closed, or has a character that needs a backslash.');
    const value: unknown = JSON.parse(found);
    return String(value);
  };

  const list = (close: string, depth: number, entry: () => void): void => {
    if (depth > deepest) refuse('This is nested too deeply.');
    at += 1;
    if (next() === close) {
      at += 1;
      return;
    }
    for (;;) {
      entry();
      const end = at;
      const mark = next();
      at += mark === ',' || mark === close ? 1 : 0;
      if (mark === close) return;
      if (mark !== ',') {
        at = end;
        refuse(`A comma or ${close} is missing here.`);
      }
      if (next() === close) refuse(`There is a comma before ${close} that leads to nothing.`);
    }
  };

  const value = (path: string, depth: number): void => {
    const start = next();
    if (start === '{') {
      list('}', depth, () => {
        next();
        const keyAt = at;
        const key = string('The name of a field');
        if (next() !== ':') refuse(`A colon is missing after “${key}”.`);
        at += 1;
        const inside = path === '' ? key : `${path}.${key}`;
        if (!places.has(inside)) places.set(inside, keyAt);
        value(inside, depth + 1);
      });
    } else if (start === '[') {
      list(']', depth, () => value(path, depth + 1));
    } else {
      if (start === '"') string('A text');
      else if (take('number') === '' && take('word') === '')
        refuse(
          'A value is missing here: a text in double quotes, a number, true, false, null, a list or an object.',
        );
    }
  };

  value('', 0);
  if (next() !== '') refuse('The record ends before this; only one is read.');
}
