/** @module Which files of a model count as a download. */
import {
  downloadRule,
  matcher,
  type ModelRecord,
  parseRule,
  printRule,
  type Rule,
  toEnglish,
} from '@loadout/catalogue';
import type { Services } from '@loadout/server';

export interface DownloadRuleView {
  readonly text: string;
  readonly sentence: string;
  /** The library whose rule it is; missing where the model names none. */
  readonly library?: string;
  /** Number of files of the record that count. */
  readonly counted: number;
}

export function downloadRuleView(
  services: Pick<Services, 'library'>,
  { library_name: key, siblings = [] }: Pick<ModelRecord, 'library_name' | 'siblings'>,
): DownloadRuleView {
  const library = key === undefined ? undefined : services.library(key);
  const rule: Rule = library ? parseRule(library.countDownloads) : downloadRule(undefined);
  const counts = matcher(rule);
  return {
    text: printRule(rule),
    sentence: toEnglish(rule),
    ...(library && { library: library.prettyLabel }),
    counted: siblings.filter(({ rfilename }) => counts(rfilename)).length,
  };
}
