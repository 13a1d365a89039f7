/** @module The rule of a library that has none of its own: five configuration files, each at the top of the repository. */
import { parseRule } from './parse.ts';
import { anyOf, match, type Rule } from './rule.ts';

export const defaultRule: Rule = anyOf(
  match('path', 'config.json'),
  match('path', 'config.yaml'),
  match('path', 'hyperparams.yaml'),
  match('path', 'params.json'),
  match('path', 'meta.yaml'),
);

/** The rule by which a library's downloads are counted. */
export const downloadRule = (countDownloads: string | undefined): Rule =>
  countDownloads === undefined ? defaultRule : parseRule(countDownloads);
