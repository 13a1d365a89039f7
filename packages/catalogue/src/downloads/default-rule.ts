/** @module The default rule: five configuration files at the root of the repository. */
import { parseRule } from './parse.ts';
import { anyOf, match, type Rule } from './rule.ts';

export const defaultRule: Rule = anyOf(
  match('path', 'config.json'),
  match('path', 'config.yaml'),
  match('path', 'hyperparams.yaml'),
  match('path', 'params.json'),
  match('path', 'meta.yaml'),
);

export const downloadRule = (countDownloads: string | undefined): Rule =>
  countDownloads === undefined ? defaultRule : parseRule(countDownloads);
