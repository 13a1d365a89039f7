/** @module What differs between DuckDB, ClickHouse and Spark in the queries that count downloads. */
import type { Pattern } from './rule.ts';

export const warehouses = ['duckdb', 'clickhouse', 'spark'] as const;

export type Warehouse = (typeof warehouses)[number];

export interface WarehouseDialect {
  readonly literal: (text: string) => string;
  readonly identifier: (name: string) => string;
  readonly startsWith: (column: string, value: string) => string;
  readonly endsWith: (column: string, value: string) => string;
  readonly contains: (column: string, value: string) => string;
  /** A pattern with any wildcards. */
  readonly like: (column: string, pattern: Pattern) => string;
  /** The first group of a match, or an empty string. The syntax is what RE2 and Java share. */
  readonly firstGroup: (text: string, expression: string) => string;
  readonly replaceFirst: (text: string, expression: string, replacement: string) => string;
  /** Integer division. */
  readonly quotient: (number: string, divisor: number) => string;
  /** A date from the number of days since 1970. */
  readonly dateOf: (days: string) => string;
}

/** For databases where a backslash in a literal escapes the next character. */
const escapedLiteral = (text: string): string =>
  `'${text.replaceAll(/[\\']/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`;

const standardLiteral = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const likeText = (pattern: Pattern, special: RegExp, escape: string): string =>
  pattern.map((piece) => piece.replaceAll(special, (character) => `${escape}${character}`)).join('%');

export const warehouseDialects: Readonly<Record<Warehouse, WarehouseDialect>> = {
  duckdb: {
    literal: standardLiteral,
    identifier: (name) => `"${name.replaceAll('"', '""')}"`,
    startsWith: (column, value) => `starts_with(${column}, ${value})`,
    endsWith: (column, value) => `ends_with(${column}, ${value})`,
    contains: (column, value) => `contains(${column}, ${value})`,
    like: (column, pattern) =>
      `${column} LIKE ${standardLiteral(likeText(pattern, /[!%_]/g, '!'))} ESCAPE '!'`,
    firstGroup: (text, expression) => `regexp_extract(${text}, ${standardLiteral(expression)}, 1)`,
    replaceFirst: (text, expression, replacement) =>
      `regexp_replace(${text}, ${standardLiteral(expression)}, ${standardLiteral(replacement)})`,
    quotient: (number, divisor) => `(${number} // ${divisor})`,
    dateOf: (days) => `(DATE '1970-01-01' + CAST(${days} AS INTEGER))`,
  },
  clickhouse: {
    literal: escapedLiteral,
    identifier: (name) => `\`${name.replaceAll(/[\\`]/g, String.raw`\$&`)}\``,
    startsWith: (column, value) => `startsWith(${column}, ${value})`,
    endsWith: (column, value) => `endsWith(${column}, ${value})`,
    contains: (column, value) => `position(${column}, ${value}) > 0`,
    // LIKE has no ESCAPE clause; the backslash is its escape character.
    like: (column, pattern) => `${column} LIKE ${escapedLiteral(likeText(pattern, /[\\%_]/g, '\\'))}`,
    firstGroup: (text, expression) => `extract(${text}, ${escapedLiteral(expression)})`,
    replaceFirst: (text, expression, replacement) =>
      `replaceRegexpOne(${text}, ${escapedLiteral(expression)}, ${escapedLiteral(replacement)})`,
    quotient: (number, divisor) => `intDiv(${number}, ${divisor})`,
    dateOf: (days) => `toDate32(${days})`,
  },
  spark: {
    literal: escapedLiteral,
    identifier: (name) => `\`${name.replaceAll('`', '``')}\``,
    startsWith: (column, value) => `startswith(${column}, ${value})`,
    endsWith: (column, value) => `endswith(${column}, ${value})`,
    contains: (column, value) => `contains(${column}, ${value})`,
    like: (column, pattern) =>
      `${column} LIKE ${escapedLiteral(likeText(pattern, /[!%_]/g, '!'))} ESCAPE '!'`,
    firstGroup: (text, expression) => `regexp_extract(${text}, ${escapedLiteral(expression)}, 1)`,
    replaceFirst: (text, expression, replacement) =>
      `regexp_replace(${text}, ${escapedLiteral(expression)}, ${escapedLiteral(replacement.replace('\\', '$'))})`,
    quotient: (number, divisor) => `(${number} div ${divisor})`,
    dateOf: (days) => `date_from_unix_date(CAST(${days} AS INT))`,
  },
};
