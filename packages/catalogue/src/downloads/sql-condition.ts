/** @module A rule as an SQL condition, in terms of what differs between databases. */
import { alternatives, type OneOf } from './alternatives.ts';
import type { Field } from './path-parts.ts';
import { exactValue, type Pattern, type Rule } from './rule.ts';

export interface ConditionWriter {
  readonly column: (field: Field) => string;
  /** A bound parameter, or a literal. */
  readonly value: (text: string) => string;
  /** For patterns with at least one wildcard. */
  readonly like: (column: string, pattern: Pattern) => string;
}

export const writeCondition = (rule: Rule, { column, value, like }: ConditionWriter): string => {
  const emit = (node: Rule | OneOf): string => {
    switch (node.kind) {
      case 'match': {
        const exact = exactValue(node.pattern);
        return exact === undefined
          ? like(column(node.field), node.pattern)
          : `${column(node.field)} = ${value(exact)}`;
      }
      case 'one-of': {
        const list = node.values.map(value).join(', ');
        return `${column(node.field)} ${node.values.length === 1 ? `= ${list}` : `IN (${list})`}`;
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
  return emit(rule);
};
