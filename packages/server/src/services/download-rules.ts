/** @module Tests a download rule on file paths. */
import { matcher, parseRule, printRule, toEnglish } from '@loadout/catalogue';
import { NotFoundError } from '../errors.ts';
import type { DownloadRuleAnswer, DownloadRuleRequest } from '../services.ts';
import { catalogueServices } from './catalogue.ts';

export function testDownloadRule({ library, rule, paths }: DownloadRuleRequest): DownloadRuleAnswer {
  const parsed = parseRule(rule ?? ruleOf(library ?? ''));
  const counts = matcher(parsed);
  return {
    rule: printRule(parsed),
    sentence: toEnglish(parsed),
    results: paths.map((path) => ({ path, counts: counts(path) })),
  };
}

function ruleOf(key: string): string {
  const library = catalogueServices.library(key);
  if (library !== undefined) return library.countDownloads;
  throw new NotFoundError('library', key, catalogueServices.nearest('library', key));
}
