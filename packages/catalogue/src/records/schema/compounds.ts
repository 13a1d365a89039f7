/** @module Composite schemas: lists, dictionaries, objects, alternatives. */
import { type Fault, type Infer, type Path, reject, type Schema, unusable } from './schema.ts';
import { scalar } from './scalars.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Maximum number of faults reported per list or dictionary; more would repeat them. */
const shownFaults = 10;

/** Repairs the entries of a list or dictionary; after the fault limit, entries are dropped without a report. */
function entryMender<T>(entry: Schema<T>, path: Path, faults: Fault[]) {
  const first = faults.length;
  return (value: unknown, key: string | number): T | typeof unusable =>
    entry.is(value)
      ? value
      : entry.mend(value, [...path, key], faults.length - first < shownFaults ? faults : []);
}

export interface ListLimits {
  readonly least?: number;
  readonly most?: number;
}

/** A list; entries that cannot be repaired are dropped. */
export function list<T>(entry: Schema<T>, limits: ListLimits = {}): Schema<readonly T[]> {
  const { least = 0, most = Infinity } = limits;
  const isEntry = entry.is;
  const expected = listWords(limits);
  const is = (value: unknown): value is readonly T[] => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return false;
    for (let at = 0; at < value.length; at += 1) if (!isEntry(value[at])) return false;
    return true;
  };
  return {
    is,
    expected,
    jsonSchema: {
      type: 'array',
      items: entry.jsonSchema,
      ...(limits.least !== undefined && { minItems: limits.least }),
      ...(limits.most !== undefined && { maxItems: limits.most }),
    },
    mend(value, path, faults) {
      if (!Array.isArray(value)) return reject(value, expected, path, faults);
      if (value.length > most) reject(value, expected, path, faults);
      const mend = entryMender(entry, path, faults);
      const kept: unknown[] = [];
      for (let at = 0; at < value.length && kept.length < most; at += 1) {
        const mended = mend(value[at], at);
        if (mended !== unusable) kept.push(mended);
      }
      return is(kept) ? kept : reject(value, expected, path, faults);
    },
  };
}

function listWords({ least, most }: ListLimits): string {
  if (most !== undefined) return `a list of at most ${most}`;
  return least === undefined ? 'a list' : `a list of at least ${least}`;
}

/** An object with arbitrary keys and values of one kind. */
export function dictionary<T>(entry: Schema<T>): Schema<Readonly<Record<string, T>>> {
  const isEntry = entry.is;
  const expected = 'an object';
  const is = (value: unknown): value is Readonly<Record<string, T>> => {
    if (!isObject(value)) return false;
    for (const key in value) if (!isEntry(value[key])) return false;
    return true;
  };
  return {
    is,
    expected,
    jsonSchema: { type: 'object', additionalProperties: entry.jsonSchema },
    mend(value, path, faults) {
      if (!isObject(value)) return reject(value, expected, path, faults);
      const mend = entryMender(entry, path, faults);
      const kept = Object.fromEntries(
        Object.entries(value)
          .map(([key, each]) => [key, mend(each, key)])
          .filter(([, each]) => each !== unusable),
      );
      return is(kept) ? kept : reject(value, expected, path, faults);
    },
  };
}

type Fields = Readonly<Record<string, Schema<unknown>>>;

/** A field without which an object is rejected. */
export interface RequiredSchema<T> extends Schema<T> {
  readonly required: true;
}

export const required = <T>(schema: Schema<T>): RequiredSchema<T> => ({ ...schema, required: true });

type RequiredKeys<F> = {
  [Key in keyof F]: F[Key] extends RequiredSchema<unknown> ? Key : never;
}[keyof F];

type Flat<T> = { readonly [Key in keyof T]: T[Key] };

type ObjectOf<F extends Fields> = Flat<
  { readonly [Key in RequiredKeys<F>]: Infer<F[Key]> } & {
    readonly [Key in Exclude<keyof F, RequiredKeys<F>>]?: Infer<F[Key]>;
  }
>;

type Entries = readonly (readonly [string, Schema<unknown>])[];
type FieldCheck = (value: JsonObject) => boolean;

/** Up to this many fields, looking up each is faster than iterating over the value's keys. */
const smallObject = 4;

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

function fewFields(entries: Entries, needed: readonly string[]): FieldCheck {
  const [first, second, ...more] = entries;
  if (first && second && more.length === 0) return twoFields(first, second, needed);
  const names = entries.map(([name]) => name);
  const checks = entries.map(([, { is }]) => is);
  const mayMiss = names.map((name) => !needed.includes(name));
  return (value) => {
    for (let at = 0; at < checks.length; at += 1) {
      const field = value[names[at] ?? ''];
      if (field === undefined ? !mayMiss[at] : !checks[at]?.(field)) return false;
    }
    return true;
  };
}

function manyFields(entries: Entries, needed: readonly string[]): FieldCheck {
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

/**
 * An object. A field that cannot be repaired is dropped; without a required field the object is rejected. Other fields
 * pass unchecked. An optional field may be null, which counts as absent.
 */
export function object<const F extends Fields>(fields: F): Schema<ObjectOf<F>> & { readonly fields: F } {
  const entries = Object.entries<Schema<unknown>>(fields);
  const needed = entries.filter(([, field]) => 'required' in field).map(([name]) => name);
  const expected = 'an object';
  const isFitting = entries.length <= smallObject ? fewFields(entries, needed) : manyFields(entries, needed);
  const is = (value: unknown): value is ObjectOf<F> => isObject(value) && isFitting(value);
  const mendFields = (value: JsonObject, path: Path, faults: Fault[]): JsonObject => {
    const kept: Record<string, unknown> = { ...value };
    for (const [name, field] of entries) {
      const given = Object.hasOwn(value, name) ? value[name] : undefined;
      if (given === null && !needed.includes(name)) delete kept[name];
      else if (given === undefined ? needed.includes(name) : !field.is(given)) {
        const mended = field.mend(given, [...path, name], faults);
        if (mended === unusable) delete kept[name];
        else kept[name] = mended;
      }
    }
    return kept;
  };
  return {
    is,
    expected,
    fields,
    jsonSchema: {
      type: 'object',
      properties: Object.fromEntries(entries.map(([name, { jsonSchema }]) => [name, jsonSchema])),
      ...(needed.length > 0 && { required: needed }),
    },
    mend(value, path, faults) {
      if (!isObject(value)) return reject(value, expected, path, faults);
      const kept = mendFields(value, path, faults);
      return is(kept) ? kept : unusable;
    },
  };
}

/** One of several kinds. A value that matches none is repaired by the first kind that can keep part of it. */
export function either<const Kinds extends readonly Schema<unknown>[]>(
  ...kinds: Kinds
): Schema<Infer<Kinds[number]>> {
  const checks = kinds.map((kind) => kind.is);
  const is = (value: unknown): value is Infer<Kinds[number]> => {
    for (const check of checks) if (check(value)) return true;
    return false;
  };
  const expected = kinds.map((kind) => kind.expected).join(' or ');
  return {
    is,
    expected,
    jsonSchema: { anyOf: kinds.map((kind) => kind.jsonSchema) },
    mend(value, path, faults) {
      for (const kind of kinds) {
        const own: Fault[] = [];
        const kept = kind.mend(value, path, own);
        if (kept === unusable || !is(kept)) continue;
        faults.push(...own);
        return kept;
      }
      return reject(value, expected, path, faults);
    },
  };
}

/** Kept as a whole or rejected: a table without one of its cells is a different table. */
export const whole = <T>({ is, jsonSchema }: Schema<T>, expected: string): Schema<T> =>
  scalar(is, expected, jsonSchema);
