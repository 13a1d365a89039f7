/** @module Samples in the language that a model's name tells: many early models have neither a card nor tags. */
import type { ModelRecord } from '../records/model.ts';
import { withLanguageInName } from './language-in-name.ts';
import { tellsLanguage } from './languages.ts';

/** Parts of names that may tell a language: `language-in-name.ts` decides. */
const telling =
  /[lns]ian|german|nese|namese|french|[kn]ish|dutch|thai|arab|orea|(?:ar|au|el|em|g|ho|rs|ru|um)bert|ru-?(?:gpt|t5)|beto|rtug/i;

/** Unless its card or its tags tell one. */
export const withNamedLanguage = (model: ModelRecord): ModelRecord =>
  telling.test(model.id) && !tellsLanguage(model) ? withLanguageInName(model) : model;
