/** @module The shape of a JSON document: its objects and lists, without keys and values. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export function jsonShape(value: Json): string {
  if (typeof value !== 'object' || value === null) return typeof value;
  if (Array.isArray(value)) return `[${value.map(jsonShape).join(' ')}]`;
  return `{${Object.values(value).map(jsonShape).join(' ')}}`;
}
