/** @module Translators of many languages by name: they refuse a text without its languages. */

export type TranslatorFamily = 'm2m' | 'mbart' | 'nllb';

const families: readonly (readonly [name: RegExp, family: TranslatorFamily])[] = [
  [/nllb/i, 'nllb'],
  [/mbart/i, 'mbart'],
  [/m2m|small-?100/i, 'm2m'],
];

export const translatorFamily = (id: string): TranslatorFamily | undefined =>
  families.find(([name]) => name.test(id))?.[1];
