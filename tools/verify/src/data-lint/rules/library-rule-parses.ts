/** @module The download rule parses and can match something. */
import { parseRule, ruleFaults } from '@loadout/catalogue';
import { eachLibrary } from '../rule.ts';

export const libraryRuleParses = eachLibrary(function* check({ countDownloads }) {
  if (countDownloads === undefined) return;
  try {
    for (const fault of ruleFaults(parseRule(countDownloads))) yield `countDownloads: ${fault}`;
  } catch (error) {
    yield `countDownloads: ${error instanceof Error ? error.message : String(error)}`;
  }
});
