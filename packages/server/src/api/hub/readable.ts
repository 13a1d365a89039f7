/**
 * @module Nested fields that hub clients read without a default: a record may lack them, a response must not.
 * `huggingface_hub` fails on the whole response otherwise.
 */
import type { HubRecord } from '../../services.ts';

type Fields = Readonly<Record<string, unknown>>;

const readers: ReadonlyMap<string, (value: unknown) => unknown> = new Map([
  ['createdAt', date],
  ['lastModified', date],
  ['safetensors', safetensors],
  ['transformersInfo', transformersInfo],
  ['runtime', (value) => (isObject(value) && typeof value['stage'] === 'string' ? value : undefined)],
  ['inferenceProviderMapping', mapping],
  ['siblings', (value) => (Array.isArray(value) ? value.map(file) : undefined)],
]);

/** The value of a field as clients read it; `undefined` leaves the field out. */
export function readableField(name: string, value: unknown): unknown {
  const read = readers.get(name);
  return read === undefined ? value : read(value);
}

export function readableRecord(record: HubRecord): HubRecord {
  const changed: Record<string, unknown> & { id: string } = { ...record };
  for (const [name, read] of readers) {
    if (!Object.hasOwn(changed, name)) continue;
    const value = read(changed[name]);
    if (value === undefined) delete changed[name];
    else changed[name] = value;
  }
  return changed;
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As `toISOString` writes it. The last days of a month need the calendar. */
const usualDate = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** Clients parse one notation only: in UTC, with a Z at the end. */
function date(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (usualDate.test(value)) return value;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/** The starter set and short records have the sum only. */
function safetensors(value: unknown): Fields | undefined {
  if (!isObject(value)) return undefined;
  const parameters = isObject(value['parameters']) ? value['parameters'] : {};
  const counts = Object.values(parameters).filter((count) => typeof count === 'number');
  const total = value['total'] ?? (counts.length === 0 ? undefined : sum(counts));
  return total === undefined ? undefined : { ...value, parameters, total };
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

const transformersFields = ['custom_class', 'pipeline_tag', 'processor'] as const;

/** Its fields are arguments in Python: a missing or another name is an error there. */
function transformersInfo(value: unknown): Fields | undefined {
  if (!isObject(value)) return undefined;
  const rest = transformersFields.flatMap((name) => (value[name] === undefined ? [] : [[name, value[name]]]));
  return { auto_model: value['auto_model'] ?? null, ...Object.fromEntries(rest) };
}

/** Of the fields that must be there, a record has those that differ from what they usually are. */
function mapping(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(served);
  if (!isObject(value)) return undefined;
  return Object.fromEntries(Object.entries(value).map(([provider, entry]) => [provider, served(entry)]));
}

const served = (entry: unknown): unknown =>
  isObject(entry) ? { providerId: null, task: null, status: 'live', ...entry } : entry;

/** Where a file is stored is left out unless it is complete. */
function file(value: unknown): unknown {
  if (!isObject(value) || value['lfs'] === undefined) return value;
  const { lfs, ...rest } = value;
  const complete =
    isObject(lfs) && ['size', 'sha256', 'pointerSize'].every((name) => lfs[name] !== undefined);
  return complete ? value : rest;
}
