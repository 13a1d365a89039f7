/** @module Prints a rule in canonical form: values quoted, every mixed group in brackets. */
import type { Pattern, Rule } from './rule.ts';

const printValue = (pattern: Pattern): string =>
  `"${pattern.map((piece) => piece.replaceAll(/[\\"*]/g, String.raw`\$&`)).join('*')}"`;

const isGroup = (rule: Rule): boolean => rule.kind === 'all' || rule.kind === 'any';

const printOperand = (rule: Rule): string => (isGroup(rule) ? `(${printRule(rule)})` : printRule(rule));

/**
 * An AND inside an OR gets brackets although they are redundant: Lucene's query parser has no precedence between the
 * two and would interpret the bare form differently.
 */
export const printRule = (rule: Rule): string => {
  switch (rule.kind) {
    case 'match':
      return `${rule.field}:${printValue(rule.pattern)}`;
    case 'exists':
      return `_exists_:"${rule.field}"`;
    case 'not':
      return `NOT ${printOperand(rule.rule)}`;
    case 'all':
      return rule.rules.map(printOperand).join(' AND ');
    case 'any':
      return rule.rules.map(printOperand).join(' OR ');
  }
};
