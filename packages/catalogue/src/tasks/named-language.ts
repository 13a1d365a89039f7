/** @module Samples in the language that a model's name tells: many early models have neither a card nor tags. */
import type { ModelRecord } from '../records/model.ts';
import { withLanguageInName } from './language-in-name.ts';
import { tellsLanguage } from './languages.ts';

/** Parts of names that may tell a language: `language-in-name.ts` decides. */
const telling =
  /ish|[lns]ian|ese|germ|frenc|dutc|hindi|thai|arab|orea|beto|(?<![-_/.n]|til|ro|de|[al]l|[^r]s|t)bert|it5|ko(?:ba|gp|si)|k[co]e|k[or]-s|klue|ru[grt]|pt-?b|(?<!en)[-_/](?:ar|bn|de|es|fa|fr|hi|ja|ko|nl|pl|ru|tr|zh)(?![a-z\d])/i;

/** Unless its card or its tags tell one. */
export const withNamedLanguage = (model: ModelRecord): ModelRecord =>
  telling.test(model.id) && !tellsLanguage(model) ? withLanguageInName(model) : model;
