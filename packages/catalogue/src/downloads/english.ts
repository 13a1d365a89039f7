/** @module A rule as one English sentence. */
import { alternatives, type OneOf } from './alternatives.ts';
import { exactPhrase, existsPhrase, list, negate, patternPhrase, showAll } from './phrases.ts';
import { allOf, anyOf, exactValue, not, type Match, type Rule } from './rule.ts';

/** Moves every NOT down to a single term, where it can be expressed in English. */
const settleNegations = (rule: Rule, negated = false): Rule => {
  switch (rule.kind) {
    case 'not':
      return settleNegations(rule.rule, !negated);
    case 'all':
    case 'any': {
      const [first, ...rest] = rule.rules.map((inner) => settleNegations(inner, negated));
      if (first === undefined) return rule;
      return (rule.kind === 'all') === negated ? anyOf(first, ...rest) : allOf(first, ...rest);
    }
    case 'match':
    case 'exists':
      return negated ? not(rule) : rule;
  }
};

const matchPhrase = (rule: Match): string => {
  const value = exactValue(rule.pattern);
  return value === undefined
    ? patternPhrase(rule)
    : exactPhrase({ kind: 'one-of', field: rule.field, values: [value] });
};

const bracket = (text: string, needed: boolean): string => (needed ? `(${text})` : text);

/** `inner`: the phrase is part of another, where only brackets separate AND and OR. */
const phrase = (rule: Rule | OneOf, inner: boolean): string => {
  switch (rule.kind) {
    case 'match':
      return matchPhrase(rule);
    case 'one-of':
      return exactPhrase(rule);
    case 'exists':
      return existsPhrase(rule);
    case 'not':
      return negate(phrase(rule.rule, true));
    case 'all':
      return bracket(conjunction(rule.rules), inner);
    case 'any': {
      const choices = alternatives(rule.rules).map((item) => phrase(item, true));
      return bracket(list(choices, 'or'), inner);
    }
  }
};

const exactOf = (rules: readonly Rule[], field: Match['field']): Match[] =>
  rules
    .filter((rule) => rule.kind === 'match')
    .filter((rule) => rule.field === field && exactValue(rule.pattern));

/** A file name and an extension combined with AND are one full file name. */
const conjunction = (rules: readonly Rule[]): string => {
  const names = exactOf(rules, 'path_filename');
  const extensions = exactOf(rules, 'path_extension');
  const [name, extension] = [names[0], extensions[0]];
  if (name === undefined || extension === undefined || names.length + extensions.length > 2) {
    return list(
      rules.map((rule) => phrase(rule, true)),
      'and',
    );
  }
  const fullName = `${name.pattern[0]}.${extension.pattern[0]}`;
  const others = rules.filter((rule) => rule !== name && rule !== extension);
  return list([`called ${showAll([fullName])}`, ...others.map((rule) => phrase(rule, true))], 'and');
};

const subject = (item: Rule | OneOf): string =>
  item.kind === 'one-of' && item.field === 'path' && !item.values.includes('')
    ? showAll(item.values)
    : `any file ${phrase(item, false)}`;

export const toEnglish = (rule: Rule): string => {
  const settled = settleNegations(rule);
  const subjects = alternatives(settled.kind === 'any' ? settled.rules : [settled]).map(subject);
  return `Counts each request for ${subjects.join(', or for ')}.`;
};
