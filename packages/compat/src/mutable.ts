/** @module Copies of the catalogue's data that callers may change, as the peer's types allow. */

export type Mutable<T> = T extends readonly (infer Item)[]
  ? Mutable<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Mutable<T[Key]> }
    : T;

/** For plain data only. */
export function mutable<T>(value: T): Mutable<T>;
export function mutable(value: unknown): unknown {
  return structuredClone(value);
}

/** An object with the same keys, each with a value made from its key. */
export function byKey<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value>;
export function byKey(keys: readonly string[], make: (key: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, make(key)]));
}
