/** @module A rule as an SQL condition with bound parameters, for SQLite and PostgreSQL. */
import type { Field } from './path-parts.ts';
import type { Pattern, Rule } from './rule.ts';
import { writeCondition } from './sql-condition.ts';

export interface SqlOptions {
  readonly dialect: 'sqlite' | 'postgres';
  /**
   * Columns with the result of `splitPath`; by default each has the name of its field. They are empty, never
   * NULL, if a path has no such part.
   */
  readonly columns?: Partial<Readonly<Record<Field, string>>>;
  /** Number of the first parameter (PostgreSQL), if the condition is part of a longer statement. */
  readonly firstParameter?: number;
}

export interface SqlCondition {
  readonly text: string;
  readonly values: readonly string[];
}

interface Dialect {
  readonly parameter: (number: number) => string;
  readonly like: (column: string, parameter: string) => string;
  readonly likePattern: (pattern: Pattern) => string;
}

const dialects: Readonly<Record<SqlOptions['dialect'], Dialect>> = {
  // GLOB because LIKE is case-insensitive in SQLite.
  sqlite: {
    parameter: () => '?',
    like: (column, parameter) => `${column} GLOB ${parameter}`,
    likePattern: (pattern) => pattern.map((piece) => piece.replaceAll(/[*?[]/g, '[$&]')).join('*'),
  },
  postgres: {
    parameter: (number) => `$${number}`,
    like: (column, parameter) => `${column} LIKE ${parameter} ESCAPE '!'`,
    likePattern: (pattern) => pattern.map((piece) => piece.replaceAll(/[!%_]/g, '!$&')).join('%'),
  },
};

const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const toSql = (rule: Rule, options: SqlOptions): SqlCondition => {
  const { columns = {}, firstParameter = 1 } = options;
  const dialect = dialects[options.dialect];
  const values: string[] = [];
  const bind = (value: string): string => dialect.parameter(firstParameter + values.push(value) - 1);
  const text = writeCondition(rule, {
    column: (field) => quoteIdentifier(columns[field] ?? field),
    value: bind,
    like: (column, pattern) => dialect.like(column, bind(dialect.likePattern(pattern))),
  });
  return { text, values };
};
