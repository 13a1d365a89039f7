/** @module The shape of a JSON document: its objects and arrays, without keys and values. */
import type { Json } from '../json.ts';

export function jsonShape(value: Json): string {
  if (typeof value !== 'object' || value === null) return typeof value;
  if (Array.isArray(value)) return `[${value.map(jsonShape).join(' ')}]`;
  return `{${Object.values(value).map(jsonShape).join(' ')}}`;
}
