/**
 * @module Takes the place of `core/memory.ts` in bundles, where size counts more than speed: remembers nothing. Functions
 * that return what they are given are declarations, whose calls esbuild leaves out.
 */

export function memoized<Value>(make: (text: string) => Value): (text: string) => Value {
  return make;
}

/** No text is known to be plain: all are searched for characters to escape. */
export const isPlain = (_text: string): boolean => false;

/** Code for the same data is written again. */
export function keepData<Data extends object>(data: Data): Data {
  return data;
}

export function oncePerData<Data, Result>(make: (data: Data) => Result): (data: Data) => Result {
  return make;
}

/** Nothing is kept. */
export const isKept = (_value: unknown): boolean => false;
