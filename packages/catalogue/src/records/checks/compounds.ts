/** @module Which lists, dictionaries, objects and alternatives are valid; `schema/compounds.ts` adds what repairs others. */
import type { Infer } from '../schema/schema.ts';
import { type Check, scalar } from './scalars.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface ListLimits {
  readonly least?: number;
  readonly most?: number;
}

/* @__NO_SIDE_EFFECTS__ */
export function list<T>(
  { is: isEntry }: Check<T>,
  { least = 0, most = Infinity }: ListLimits = {},
): Check<readonly T[]> {
  return scalar((value): value is readonly T[] => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return false;
    for (let at = 0; at < value.length; at += 1) if (!isEntry(value[at])) return false;
    return true;
  });
}

export { list as textEntries };

/* @__NO_SIDE_EFFECTS__ */
export function dictionary<T>({ is: isEntry }: Check<T>): Check<Readonly<Record<string, T>>> {
  return scalar((value): value is Readonly<Record<string, T>> => {
    if (!isObject(value)) return false;
    for (const key in value) if (!isEntry(value[key])) return false;
    return true;
  });
}

export type Fields = Readonly<Record<string, Check<unknown>>>;

/** A field without which an object is rejected. */
export interface Required {
  readonly required: true;
}

/* @__NO_SIDE_EFFECTS__ */
export function required<C extends Check<unknown>>(check: C): C & Required {
  return { ...check, required: true };
}

type RequiredKeys<F> = { [Key in keyof F]: F[Key] extends Required ? Key : never }[keyof F];

type Flat<T> = { readonly [Key in keyof T]: T[Key] };

export type ObjectOf<F extends Fields> = Flat<
  { readonly [Key in RequiredKeys<F>]: Infer<F[Key]> } & {
    readonly [Key in Exclude<keyof F, RequiredKeys<F>>]?: Infer<F[Key]>;
  }
>;

/** The names of the required fields. */
export const neededIn = (fields: Fields): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => ('required' in field ? [name] : []));

type Entries = readonly (readonly [string, Check<unknown>])[];
type FieldCheck = (value: JsonObject) => boolean;

/** Fast path: the file entries of a record are such objects, and there are many. */
function twoFields(
  [nameA, { is: isA }]: Entries[number],
  [nameB, { is: isB }]: Entries[number],
  needed: readonly string[],
): FieldCheck {
  const mayMissA = !needed.includes(nameA);
  const mayMissB = !needed.includes(nameB);
  return (value) => {
    const a = value[nameA];
    if (a === undefined ? !mayMissA : !isA(a)) return false;
    const b = value[nameB];
    return b === undefined ? mayMissB : isB(b);
  };
}

/** Iterates over the keys of the value: most records lack most fields. */
function anyFields(entries: Entries, needed: readonly string[]): FieldCheck {
  const checks = new Map(entries.map(([name, { is }]) => [name, is] as const));
  return (value) => {
    for (const name in value) {
      const check = checks.get(name);
      if (check === undefined) continue;
      const field = value[name];
      if (field !== undefined && !check(field)) return false;
    }
    for (const name of needed) if (value[name] === undefined) return false;
    return true;
  };
}

/** Fields of other names pass unchecked. */
/* @__NO_SIDE_EFFECTS__ */
export function object<const F extends Fields>(fields: F): Check<ObjectOf<F>> {
  const entries = Object.entries<Check<unknown>>(fields);
  const needed = neededIn(fields);
  const [first, second, ...more] = entries;
  const isFitting =
    first && second && more.length === 0 ? twoFields(first, second, needed) : anyFields(entries, needed);
  return scalar((value): value is ObjectOf<F> => isObject(value) && isFitting(value));
}

/* @__NO_SIDE_EFFECTS__ */
export function either<const Kinds extends readonly Check<unknown>[]>(
  ...kinds: Kinds
): Check<Infer<Kinds[number]>> {
  const checks = kinds.map(({ is }) => is);
  return scalar((value): value is Infer<Kinds[number]> => {
    for (const check of checks) if (check(value)) return true;
    return false;
  });
}

/* @__NO_SIDE_EFFECTS__ */
export function whole<T>({ is }: Check<T>): Check<T> {
  return scalar(is);
}
