/** @module Tests a download rule on file paths. */
import { matcher, parseRule, printRule, toEnglish } from '@loadout/catalogue';
import type { DownloadRuleAnswer, DownloadRuleRequest } from '../services.ts';
import { libraryNamed } from './catalogue.ts';

export function testDownloadRule({ library, rule, paths }: DownloadRuleRequest): DownloadRuleAnswer {
  const parsed = parseRule(rule ?? libraryNamed(library ?? '').countDownloads);
  const counts = matcher(parsed);
  return {
    rule: printRule(parsed),
    sentence: toEnglish(parsed),
    results: paths.map((path) => ({ path, counts: counts(path) })),
  };
}
