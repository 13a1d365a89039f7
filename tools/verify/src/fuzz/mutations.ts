/** @module Records with values of the wrong type at every path of a schema, so that new fields are covered too. */
import { type JsonSchema, type RecordKind, recordSchemas } from '@loadout/catalogue';

type Path = readonly (string | number)[];

export interface Mutation {
  readonly kind: RecordKind;
  readonly id: string;
  /** Where a value was replaced. */
  readonly path: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** Values of every JSON type, some close to valid ones. */
const values: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  '',
  ' ',
  'x',
  '2024-99-99',
  'a\nb\u2028"\'`${c}</script>',
  [],
  [null],
  [1],
  [''],
  [[]],
  [{}],
  ['x', 7, {}, null],
  {},
  { a: {} },
  { a: [{}] },
  { length: 3, 0: 'x' },
  { toString: 'x', constructor: 1, hasOwnProperty: 2 },
];

/** A value with every field, each of the right type. */
function sampleOf(schema: JsonSchema): unknown {
  if (schema.anyOf?.[0]) return sampleOf(schema.anyOf[0]);
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'string':
      return schema.format === 'date-time' ? '2024-03-21T10:00:00.000Z' : 'sample';
    case 'number':
    case 'integer':
      return 7;
    case 'boolean':
      return true;
    case 'array':
      return [sampleOf(schema.items ?? {})];
    case 'object':
      return objectOf(schema);
    default:
      return 'anything';
  }
}

function objectOf({ properties = {}, additionalProperties }: JsonSchema): Record<string, unknown> {
  const entries = Object.entries(properties).map(([name, field]) => [name, sampleOf(field)] as const);
  if (typeof additionalProperties === 'object') entries.push(['key', sampleOf(additionalProperties)]);
  return Object.fromEntries(entries);
}

/** Every path of a value in the schema, for each alternative. */
function placesOf(schema: JsonSchema, path: Path = []): readonly Path[] {
  const { properties = {}, items, additionalProperties, anyOf = [] } = schema;
  const below: (readonly [string | number, JsonSchema])[] = Object.entries(properties);
  if (items) below.push([0, items]);
  if (typeof additionalProperties === 'object') below.push(['key', additionalProperties]);
  return [
    path,
    ...anyOf.flatMap((kind) => placesOf(kind, path)),
    ...below.flatMap(([key, child]) => placesOf(child, [...path, key])),
  ];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy with another value at the path; missing containers are created. */
function replaced(root: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  if (typeof first === 'number')
    return [replaced(Array.isArray(root) ? root[first] : undefined, rest, value)];
  const fields = isObject(root) ? root : {};
  return { ...fields, [first]: replaced(fields[first], rest, value) };
}

/** Task and library select the generator: each mutated record takes the next. */
interface Variety {
  readonly tasks: readonly string[];
  readonly libraries: readonly string[];
}

interface Target {
  readonly kind: RecordKind;
  readonly base: Readonly<Record<string, unknown>>;
  readonly path: Path;
}

const kinds = ['model', 'dataset', 'space'] as const;

const targets: readonly Target[] = kinds.flatMap((kind) => {
  const { jsonSchema } = recordSchemas[kind];
  const base = objectOf(jsonSchema);
  // The alternatives of a field have the same path.
  const paths = new Map(placesOf(jsonSchema).map((path) => [path.join('.'), path]));
  return [...paths.values()]
    .filter((path) => path.length > 0 && path[0] !== 'id')
    .map((path) => ({ kind, base, path }));
});

/** The number of mutations that reach every path once. */
export const placeCount: number = targets.length;

const nth = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length];

/** Every path of every kind with one wrong value, then every path with the next, and so on. */
export function mutations(count: number, { tasks, libraries }: Variety): readonly Mutation[] {
  return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const target = nth(targets, at);
    if (target === undefined) return [];
    const { kind, base, path } = target;
    const id = `fuzz/${kind}-${at}`;
    const described = {
      ...base,
      pipeline_tag: nth(tasks, at),
      library_name: nth(libraries, at),
      tags: [nth(libraries, at * 7) ?? '', 'conversational', 'gguf'],
    };
    const round = Math.floor(at / targets.length);
    const record = replaced(described, path, nth(values, at + round));
    return isObject(record) ? [{ kind, id, path: path.join('.'), record: { ...record, id } }] : [];
  });
}
