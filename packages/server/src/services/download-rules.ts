/** @module Tests a download rule on file paths. */
import { matcher, parseRule, printRule, toEnglish } from '@loadout/catalogue';
import type { DownloadRuleAnswer, DownloadRuleRequest } from '../services.ts';
import { libraryNamed } from './catalogue.ts';

/** Which files count as a download by the rule of a library, or by a rule. */
export function testDownloadRule({ library, rule, paths }: DownloadRuleRequest): DownloadRuleAnswer {
  const parsed = parseRule(rule ?? libraryNamed(library ?? '').countDownloads);
  const counts = matcher(parsed);
  return {
    rule: printRule(parsed),
    sentence: toEnglish(parsed),
    results: paths.map((path) => ({ path, counts: counts(path) })),
  };
}
