/** @module Composite schemas: lists, dictionaries, objects, alternatives. */
import * as checks from '../checks/compounds.ts';
import { isObject, required } from '../checks/compounds.ts';
import { scalar } from './scalars.ts';
import { type Fault, type Infer, type Path, reject, type Schema, unusable } from './schema.ts';

export { isObject, required };

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

/** A list; entries that cannot be repaired are dropped. */
/* @__NO_SIDE_EFFECTS__ */
export function list<T>(entry: Schema<T>, limits: checks.ListLimits = {}): Schema<readonly T[]> {
  const { is } = checks.list(entry, limits);
  const { most = Infinity } = limits;
  const expected = listWords(limits);
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

function listWords({ least, most }: checks.ListLimits): string {
  if (most !== undefined) return `a list of at most ${most}`;
  return least === undefined ? 'a list' : `a list of at least ${least}`;
}

/** A list of objects with a text. One object alone is a list of one, and a string is the text of an object. */
/* @__NO_SIDE_EFFECTS__ */
export function textEntries<T>(entry: Schema<T>): Schema<readonly T[]> {
  const entries = list(entry);
  return {
    ...entries,
    mend(value, path, faults) {
      const given: unknown = isObject(value) ? [value] : value;
      const changed: unknown = Array.isArray(given)
        ? given.map((one: unknown) => (typeof one === 'string' ? { text: one } : one))
        : given;
      return entries.is(changed) ? changed : entries.mend(changed, path, faults);
    },
  };
}

/** An object with arbitrary keys and values of one kind. */
/* @__NO_SIDE_EFFECTS__ */
export function dictionary<T>(entry: Schema<T>): Schema<Readonly<Record<string, T>>> {
  const { is } = checks.dictionary(entry);
  const expected = 'an object';
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

/**
 * An object. A field that cannot be repaired is dropped; without a required field the object is rejected. Other fields
 * pass unchecked. An optional field may be null, which counts as absent.
 */
/* @__NO_SIDE_EFFECTS__ */
export function object<const F extends Fields>(
  fields: F,
): Schema<checks.ObjectOf<F>> & { readonly fields: F } {
  const { is } = checks.object(fields);
  const entries = Object.entries<Schema<unknown>>(fields);
  const needed = checks.neededIn(fields);
  const expected = 'an object';
  const mendFields = (value: checks.JsonObject, path: Path, faults: Fault[]): checks.JsonObject => {
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
/* @__NO_SIDE_EFFECTS__ */
export function either<const Kinds extends readonly Schema<unknown>[]>(
  ...kinds: Kinds
): Schema<Infer<Kinds[number]>> {
  const { is } = checks.either(...kinds);
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
/* @__NO_SIDE_EFFECTS__ */
export function whole<T>({ is, jsonSchema }: Schema<T>, expected: string): Schema<T> {
  return scalar(is, expected, jsonSchema);
}
