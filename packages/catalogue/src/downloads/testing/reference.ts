/** @module A slow and simple reference implementation of rules, for comparison in tests. */
import type { Field } from '../path-parts.ts';
import type { Pattern, Rule } from '../rule.ts';

export const referenceField = (path: string, field: Field): string => {
  const [, prefix = '', name = ''] = /^(.*\/)?([^/]*)$/su.exec(path) ?? [];
  const [, stem = name, extension = ''] = /^(.+)\.([^.]*)$/su.exec(name) ?? [];
  return { path, path_prefix: prefix, path_filename: stem, path_extension: extension }[field];
};

/** Backtracking match of the value against the pieces. */
const fits = (value: string, [piece, ...rest]: Pattern): boolean => {
  const [next, ...others] = rest;
  if (next === undefined) return value === piece;
  if (!value.startsWith(piece)) return false;
  for (let at = piece.length; at <= value.length; at += 1) {
    if (fits(value.slice(at), [next, ...others])) return true;
  }
  return false;
};

export const referenceMatch = (rule: Rule, path: string): boolean => {
  switch (rule.kind) {
    case 'match':
      return fits(referenceField(path, rule.field), rule.pattern);
    case 'exists':
      return referenceField(path, rule.field).length > 0;
    case 'not':
      return !referenceMatch(rule.rule, path);
    case 'all':
      return rule.rules.filter((inner) => !referenceMatch(inner, path)).length === 0;
    case 'any':
      return rule.rules.filter((inner) => referenceMatch(inner, path)).length > 0;
  }
};
