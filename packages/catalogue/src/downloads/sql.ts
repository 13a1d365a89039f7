/** @module A rule as an SQL condition with bound parameters, for SQLite and PostgreSQL. */
import { alternatives, type OneOf } from './alternatives.ts';
import type { Field } from './path-parts.ts';
import { exactValue, type Pattern, type Rule } from './rule.ts';

export interface SqlOptions {
  readonly dialect: 'sqlite' | 'postgres';
  /**
   * Columns with the result of `splitPath`; by default each has the name of its field. They hold an empty string,
   * never NULL, if a path has no such part.
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
  const column = (field: Field): string => quoteIdentifier(columns[field] ?? field);

  const emit = (node: Rule | OneOf): string => {
    switch (node.kind) {
      case 'match': {
        const exact = exactValue(node.pattern);
        return exact === undefined
          ? dialect.like(column(node.field), bind(dialect.likePattern(node.pattern)))
          : `${column(node.field)} = ${bind(exact)}`;
      }
      case 'one-of': {
        const bound = node.values.map(bind).join(', ');
        return `${column(node.field)} ${node.values.length === 1 ? `= ${bound}` : `IN (${bound})`}`;
      }
      case 'exists':
        return `${column(node.field)} <> ''`;
      case 'not':
        return `NOT (${emit(node.rule)})`;
      case 'all':
        return `(${node.rules.map(emit).join(' AND ')})`;
      case 'any': {
        const conditions = alternatives(node.rules).map(emit);
        return conditions.length === 1 ? conditions.join('') : `(${conditions.join(' OR ')})`;
      }
    }
  };

  return { text: emit(rule), values };
};
