/** @module The English for single terms of a rule: phrases that can follow "any file". */
import type { OneOf } from './alternatives.ts';
import type { Field } from './path-parts.ts';
import type { Exists, Match, Pattern } from './rule.ts';

/** Created on first use, because character classes are slow to compile. */
const plainValue = (): RegExp => new RegExp(String.raw`^[\p{L}\p{N}._/=+@~*-]+$`, 'u');
/** Control, format (bidirectional too) and separator characters other than the space. */
const invisible = (): RegExp => new RegExp(String.raw`(?! )[\p{C}\p{Z}]`, 'gu');

const escapeInvisible = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

/** A value in a sentence: quoted if its end would be unclear. */
const show = (value: string): string =>
  plainValue().test(value) ? value : `“${value.replaceAll(invisible(), escapeInvisible)}”`;

export const list = (items: readonly string[], conjunction: 'and' | 'or'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1) ?? ''}`;

export const showAll = (values: readonly string[]): string => list(values.map(show), 'or');

const exactPhrases: Readonly<Record<Field, (values: readonly string[]) => string>> = {
  path: (values) => `at ${showAll(values)}`,
  path_prefix: (values) => `directly in ${showAll(values)}`,
  path_filename: (values) => `called ${showAll(values)} with any extension`,
  path_extension: (values) => `ending in ${showAll(values.map((value) => `.${value}`))}`,
};

const emptyPhrases: Readonly<Record<Field, string>> = {
  path: 'without a path',
  path_prefix: 'in the top folder',
  path_filename: 'without a name',
  path_extension: 'without an extension',
};

const presentPhrases: Readonly<Record<Field, string>> = {
  path: 'with a path',
  path_prefix: 'inside a folder',
  path_filename: 'with a name',
  path_extension: 'with an extension',
};

const partNames: Readonly<Record<Field, string>> = {
  path: 'a path',
  path_prefix: 'a folder',
  path_filename: 'a name',
  path_extension: 'an extension',
};

const form = (pattern: Pattern): string => {
  const [start, second = ''] = pattern;
  if (pattern.length === 2 && second === '') return `starting with ${show(start)}`;
  if (pattern.length === 2 && start === '') return `ending in ${show(second)}`;
  return `of the form ${show(pattern.join('*'))}`;
};

/** Exact values of one field, possibly including the empty one. */
export const exactPhrase = ({ field, values }: OneOf): string => {
  const full = values.filter((value) => value !== '');
  const named = full.length > 0 ? [exactPhrases[field](full)] : [];
  return list(values.length > full.length ? [...named, emptyPhrases[field]] : named, 'or');
};

export const patternPhrase = ({ field, pattern }: Match): string => {
  const [start, second] = pattern;
  if (pattern.length === 2 && start === '' && second === '') return 'of any kind';
  if (field === 'path_prefix' && pattern.length === 2 && second === '' && start.endsWith('/')) {
    return `in ${show(start)} or below it`;
  }
  return `with ${partNames[field]} ${form(pattern)}`;
};

export const existsPhrase = ({ field }: Exists): string => presentPhrases[field];

/** Negates a phrase: swaps "with" and "without", otherwise adds "not". */
export const negate = (phrase: string): string => {
  if (phrase.startsWith('without ')) return phrase.replace('without', 'with');
  if (phrase.startsWith('with ')) return phrase.replace('with', 'without');
  return `not ${phrase}`;
};
