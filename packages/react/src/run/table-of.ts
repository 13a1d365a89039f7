/** @module A JSON answer as a table: one row per entry of a list, or one per field of an object. */
import { isFields, isList } from './json-answer.ts';

export interface AnswerTable {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly unknown[] }[];
  /** Number of rows that are left out. */
  readonly more: number;
}

const mostRows = 100;
const mostColumns = 12;

export function tableOf(value: unknown): AnswerTable {
  if (isList(value)) return ofList(value);
  if (!isFields(value)) return limited(['Value'], [[value]]);
  const parallel = parallelLists(value);
  if (parallel) return parallel;
  return limited(['Field', 'Value'], Object.entries(value));
}

function ofList(list: readonly unknown[]): AnswerTable {
  const [first] = list;
  // Some services wrap the answer to one input in a list.
  if (list.length === 1 && isList(first) && first.some(isFields)) return ofList(first);
  if (list.length > 0 && list.every(isFields)) {
    const columns = [...new Set(list.flatMap((row) => Object.keys(row)))];
    return limited(
      columns,
      list.map((row) => columns.map((column) => row[column])),
    );
  }
  if (list.length > 0 && list.every((entry) => typeof entry === 'number'))
    return limited(['Values'], [[list]]);
  return limited(
    ['Entry', 'Value'],
    list.map((entry, at) => [at + 1, entry]),
  );
}

/** Labels and scores in two lists of equal length, as some services return them. */
function parallelLists(value: Readonly<Record<string, unknown>>): AnswerTable | undefined {
  const lists = Object.entries(value).filter(
    (entry): entry is [string, readonly unknown[]] =>
      isList(entry[1]) && entry[1].length > 0 && entry[1].every((one) => typeof one !== 'object'),
  );
  const [first] = lists;
  if (!first || lists.length < 2 || lists.some(([, list]) => list.length !== first[1].length))
    return undefined;
  return limited(
    lists.map(([name]) => name),
    first[1].map((_, at) => lists.map(([, list]) => list[at])),
  );
}

function limited(columns: readonly string[], rows: readonly (readonly unknown[])[]): AnswerTable {
  return {
    columns: columns.slice(0, mostColumns),
    rows: rows.slice(0, mostRows).map((row, at) => ({ key: String(at), cells: row.slice(0, mostColumns) })),
    more: Math.max(0, rows.length - mostRows),
  };
}

const longestCell = 300;
const shownNumbers = 6;

/** A cell as text; long ones are truncated, the JSON below the table is complete. */
export function cellText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return cut(value);
  if (typeof value === 'number') return numberText(value);
  if (isList(value) && value.length > shownNumbers && value.every((one) => typeof one === 'number'))
    return `${value.length.toLocaleString('en')} numbers: ${value.slice(0, shownNumbers).map(numberText).join(', ')}, …`;
  return cut(JSON.stringify(value));
}

const cut = (text: string): string => (text.length > longestCell ? `${text.slice(0, longestCell)}…` : text);

/** Rounds to five significant digits. */
const numberText = (value: number): string =>
  Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(5)));
