/** @module The cell of a table: a text, number, boolean or nothing. */
import { flag, number, scalar, text } from './schema/scalars.ts';

export type Cell = string | number | boolean | null;

/** Nested values have no readable form. */
export const cell = scalar(
  (value): value is Cell => value === null || text.is(value) || flag.is(value) || number.is(value),
  'a cell',
  { anyOf: [text, flag, number, { jsonSchema: { type: 'null' } as const }].map((kind) => kind.jsonSchema) },
);
