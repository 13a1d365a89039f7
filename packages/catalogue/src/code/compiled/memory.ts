/** @module Takes the place of `core/memory.ts` in bundles, where size counts more than speed: remembers nothing. */

export const memoized = <Value>(make: (text: string) => Value): ((text: string) => Value) => make;

/** No text is known to be plain: all are searched for characters to escape. */
export const isPlain = (_text: string): boolean => false;

/** Code for the same data is written again. */
export const keepData = <Data extends object>(data: Data): Data => data;

export const oncePerData = <Data, Result>(make: (data: Data) => Result): ((data: Data) => Result) => make;

/** Nothing is kept. */
export const isKept = (_value: unknown): boolean => false;
