/** @module The cell of a table: a text, number, boolean or nothing. */
import { either, whole } from './schema/compounds.ts';
import { flag, nothing, number, text } from './schema/scalars.ts';
import type { Infer } from './schema/schema.ts';

/** Nested values have no readable form. */
export const cell = whole(either(text, flag, number, nothing), 'a cell');

export type Cell = Infer<typeof cell>;
