/** @module The tree of a download rule. Comparisons are case-sensitive; `*` spans folders too. */
import type { Field } from './path-parts.ts';

/** The literal pieces between wildcards: `['config.json']` is exact, `['', '.gguf']` ends in .gguf. */
export type Pattern = readonly [string, ...string[]];

export interface Match {
  readonly kind: 'match';
  readonly field: Field;
  readonly pattern: Pattern;
}

/** The field is not empty. */
export interface Exists {
  readonly kind: 'exists';
  readonly field: Field;
}

export interface Not {
  readonly kind: 'not';
  readonly rule: Rule;
}

export interface Group {
  readonly kind: 'all' | 'any';
  readonly rules: readonly Rule[];
}

export type Rule = Match | Exists | Not | Group;

export const match = (field: Field, ...pattern: Pattern): Match => ({ kind: 'match', field, pattern });

/** Joins rules; a nested group of the same kind is flattened, so that equal rules are equal trees. */
const group = (kind: Group['kind'], rules: readonly [Rule, ...Rule[]]): Rule =>
  rules.length === 1
    ? rules[0]
    : { kind, rules: rules.flatMap((rule) => (rule.kind === kind ? rule.rules : [rule])) };

export const allOf = (...rules: readonly [Rule, ...Rule[]]): Rule => group('all', rules);

export const anyOf = (...rules: readonly [Rule, ...Rule[]]): Rule => group('any', rules);

export const not = (rule: Rule): Not => ({ kind: 'not', rule });

/** The value of a pattern without wildcards. */
export const exactValue = (pattern: Pattern): string | undefined =>
  pattern.length === 1 ? pattern[0] : undefined;
