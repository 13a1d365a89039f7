/** @module A table with a question: the widget's, else a default; and the package that reads it. */
import { widgetOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { pip, type Requirement } from '../../../../snippets/requirement.ts';
import { modelTypeNameOf } from '../types/model-type.ts';

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

/** TAPAS has it among the packages of its type. */
export const tableNeeds = (model: ModelRecord): readonly Requirement[] =>
  modelTypeNameOf(model) === 'tapas' ? [] : [pip('pandas')];
