/** @module Queries that count downloads by the rules of the libraries, for DuckDB, ClickHouse and Spark. */
import { defaultRule } from './default-rule.ts';
import type { Field } from './path-parts.ts';
import { printRule } from './print.ts';
import type { Pattern, Rule } from './rule.ts';
import { writeCondition } from './sql-condition.ts';
import { type Warehouse, type WarehouseDialect, warehouseDialects } from './warehouse.ts';

/** A rule as a condition without parameters, on columns with the names of the fields or on these expressions. */
export function ruleText(rule: Rule, warehouse: Warehouse, parts?: Readonly<Record<Field, string>>): string {
  const dialect = warehouseDialects[warehouse];
  return writeCondition(rule, {
    column: (field) => parts?.[field] ?? dialect.identifier(field),
    value: dialect.literal,
    like: (column, pattern) => matching(dialect, column, pattern),
  });
}

/** The functions for one wildcard are faster than LIKE. */
function matching(dialect: WarehouseDialect, column: string, pattern: Pattern): string {
  const [start, middle = '', end] = pattern;
  if (pattern.length === 2 && start === '') return dialect.endsWith(column, dialect.literal(middle));
  if (pattern.length === 2 && middle === '') return dialect.startsWith(column, dialect.literal(start));
  if (pattern.length === 3 && start === '' && end === '')
    return dialect.contains(column, dialect.literal(middle));
  return dialect.like(column, pattern);
}

/** `.` matches line breaks too, and `\z` is the end: a path may have any character. */
const expressions: Readonly<
  Record<Exclude<Field, 'path'>, (path: string, dialect: WarehouseDialect) => string>
> = {
  path_prefix: (path, { firstGroup }) => firstGroup(path, String.raw`(?s)^(.*/)`),
  path_filename: (path, { replaceFirst }) =>
    replaceFirst(replaceFirst(path, String.raw`(?s)^.*/`, ''), String.raw`(?s)(.)\.[^.]*\z`, String.raw`\1`),
  path_extension: (path, { firstGroup }) => firstGroup(path, String.raw`(?s)[^/]\.([^./]*)\z`),
};

/** The parts of a path as SQL expressions; the same as `splitPath`. */
export const pathPartsText = (path: string, warehouse: Warehouse): Readonly<Record<Field, string>> => {
  const dialect = warehouseDialects[warehouse];
  return {
    path,
    path_prefix: expressions.path_prefix(path, dialect),
    path_filename: expressions.path_filename(path, dialect),
    path_extension: expressions.path_extension(path, dialect),
  };
};

export interface Verdict {
  /** Values of `column` that the rule is for. */
  readonly keys: readonly string[];
  readonly rule: Rule;
}

/** Libraries with the same rule together; those with the default rule are left to the ELSE branch. */
export function verdictsOf(rules: ReadonlyMap<string, Rule>): readonly Verdict[] {
  const otherwise = printRule(defaultRule);
  const byRule = new Map<string, { keys: string[]; rule: Rule }>();
  for (const [key, rule] of rules) {
    const text = printRule(rule);
    if (text === otherwise) continue;
    const known = byRule.get(text);
    if (known) known.keys.push(key);
    else byRule.set(text, { keys: [key], rule });
  }
  return [...byRule.values()];
}

export interface CountingOptions {
  readonly warehouse: Warehouse;
  /**
   * A table of requests for files of models: `repository`, `library` (empty or NULL if unknown), `path`, `client` and
   * `time`, in seconds since 1970.
   */
  readonly table: string;
  /** A client counts once per repository in this time; must divide a day. */
  readonly windowSeconds: number;
}

const secondsPerDay = 86_400;

/** Downloads per repository, library and day, for the libraries with these rules. */
export function countingQuery(rules: ReadonlyMap<string, Rule>, options: CountingOptions): string {
  const { warehouse, windowSeconds } = options;
  const dialect = warehouseDialects[warehouse];
  const { identifier, literal, quotient, dateOf } = dialect;
  const parts = Object.entries(pathPartsText(identifier('path'), warehouse))
    .filter(([field]) => field !== 'path')
    .map(([field, text]) => `    ${text} AS ${identifier(field)}`);
  const branches = verdictsOf(rules).map(
    ({ keys, rule }) =>
      `    WHEN library IN (${keys.map(literal).join(', ')}) THEN ${ruleText(rule, warehouse)}`,
  );
  return [
    `SELECT repository, library, ${dateOf('day')} AS day, count(*) AS downloads`,
    'FROM (',
    `  SELECT DISTINCT repository, library, client, ${quotient('time', secondsPerDay)} AS day, ${quotient('time', windowSeconds)} AS slot`,
    '  FROM (',
    `    SELECT repository, coalesce(library, '') AS library, client, ${identifier('time')} AS time, ${identifier('path')},`,
    parts.join(',\n'),
    `    FROM ${options.table.split('.').map(identifier).join('.')}`,
    '  ) AS requests',
    '  WHERE CASE',
    ...branches,
    `    ELSE ${ruleText(defaultRule, warehouse)}`,
    '  END',
    ') AS counted',
    'GROUP BY repository, library, day',
    'ORDER BY repository, library, day',
  ].join('\n');
}
