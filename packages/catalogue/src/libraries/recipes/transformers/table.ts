/** @module A table with a question: the widget's, else a default. */
import { widgetOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';

const ours = { Port: ['Dover', 'Calais', 'Harwich'], Ferries: ['42', '38', '17'] };

/** Every cell is a string, as the tokenizers of table models require. */
export function sampleTable(model: ModelRecord): {
  readonly table: Readonly<Record<string, readonly string[]>>;
  readonly query: string;
} {
  const { table, text } = widgetOf(model) ?? {};
  const given =
    table && Object.fromEntries(Object.entries(table).map(([column, cells]) => [column, cells.map(String)]));
  return { table: given ?? ours, query: text ?? 'Which port has the most ferries?' };
}
