/** @module Samples in the language that a model's name tells: many early models have neither a card nor tags. */
import type { ModelRecord } from '../records/model.ts';
import { withLanguageInName } from './other-language.ts';

/** Parts of names that may tell a language: `language-in-name.ts` decides. */
const telling = /[lns]ian|german|hinese|french|nish|arab|(?:ar|au|el|em|g|rs|ru|um)bert|ru-?(?:gpt|t5)|beto/i;

export const withNamedLanguage = (model: ModelRecord): ModelRecord =>
  telling.test(model.id) ? withLanguageInName(model) : model;
