/** @module Warnings that are common to all generators. */
import type { Library } from '../libraries/define.ts';
import type { Notes, Wish } from './complete.ts';
import type { Warning } from './snippet.ts';

/** The warnings for ignored options. */
export const passedOverWarnings: Readonly<Record<Wish, Warning>> = {
  revision: {
    code: 'unpinned',
    message: 'This library cannot pin a revision: it loads the default branch.',
  },
  quantization: {
    code: 'ignored-option',
    message: 'A quantization cannot be selected here: the original weights are loaded.',
  },
  file: {
    code: 'ignored-option',
    message: 'A file cannot be selected here: the library finds it in the repository.',
  },
};

export const ignoredField = (field: string): Warning => ({
  code: 'ignored-field',
  message: `The record's ${field} has the wrong type and was ignored.`,
});

const statusWarnings: Readonly<Record<NonNullable<Library['status']>, Warning>> = {
  archived: { code: 'archived', message: 'The library is archived: it gets no more fixes.' },
  unmaintained: { code: 'deprecated', message: 'The library is no longer maintained.' },
};

export const notes: Notes = (status, passedOver, ignored) => ({
  general: [
    ...(status ? [statusWarnings[status]] : []),
    ...passedOver.map((wish) => passedOverWarnings[wish]),
  ],
  first: ignored.map(ignoredField),
});
