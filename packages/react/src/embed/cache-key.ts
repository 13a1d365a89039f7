/** @module The key of a panel's source in the cache of views: data by value, a library by identity. */

const numbers = new WeakMap<object, number>();
let last = 0;

function numberOf(value: object): number {
  const known = numbers.get(value);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(value, last);
  return last;
}

const hasFunctions = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((field) => typeof field === 'function');

/** JSON has no functions: by value, two libraries with the same facts and different code would share a view. */
export const cacheKey = (source: unknown): string =>
  JSON.stringify(source, (_, value: unknown) =>
    hasFunctions(value) ? { identity: numberOf(value) } : value,
  );
