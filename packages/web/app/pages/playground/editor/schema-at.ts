/** @module Looks up the part of a JSON Schema that describes a position in a record. */
import type { JsonSchema } from '@loadout/catalogue/records';
import type { FieldPath } from '../json.ts';

/** All schemas that may describe the value at the path: `anyOf` has several. */
export function schemasAt(schema: JsonSchema, path: FieldPath): readonly JsonSchema[] {
  const here = alternatives(schema);
  const [first, ...rest] = path;
  if (first === undefined) return here;
  return here.flatMap((one) => {
    const inside = typeof first === 'number' ? one.items : propertyOf(one, first);
    return inside === undefined ? [] : schemasAt(inside, rest);
  });
}

const alternatives = (schema: JsonSchema): readonly JsonSchema[] =>
  schema.anyOf === undefined ? [schema] : schema.anyOf.flatMap(alternatives);

function propertyOf({ properties, additionalProperties }: JsonSchema, name: string): JsonSchema | undefined {
  if (properties !== undefined && Object.hasOwn(properties, name)) return properties[name];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

/** The fields of an object at the path, with their schemas. */
export const fieldsAt = (schema: JsonSchema, path: FieldPath): readonly (readonly [string, JsonSchema])[] =>
  schemasAt(schema, path).flatMap(({ properties = {} }) => Object.entries(properties));

/** “string or list”. */
export const typeName = (schema: JsonSchema): string =>
  [...new Set(alternatives(schema).map(({ type, enum: values }) => nameOf(type, values)))].join(' or ');

function nameOf(type: JsonSchema['type'], values: JsonSchema['enum']): string {
  if (values !== undefined) return values.map((value) => JSON.stringify(value)).join(' or ');
  if (type === 'array') return 'list';
  return type ?? 'any value';
}

/** What an editor inserts for a new value, with the position of the cursor in it. */
export function emptyValue(schema: JsonSchema): { readonly text: string; readonly cursor: number } {
  const [{ type, enum: values } = {}] = alternatives(schema);
  if (values !== undefined || type === 'string') return { text: '""', cursor: 1 };
  if (type === 'array') return { text: '[]', cursor: 1 };
  if (type === 'object') return { text: '{}', cursor: 1 };
  return { text: '', cursor: 0 };
}
