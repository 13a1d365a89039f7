/** @module Every library has a one-sentence summary. */
import { eachLibrary } from '../rule.ts';

export const librarySummary = eachLibrary(function* check({ summary }) {
  if (summary === undefined) yield 'it has no summary: say in one sentence what it is for';
  else if (summary.length > 120) yield `the summary has ${summary.length} characters: keep it within 120`;
  else if (!/^\S.*\.$/.test(summary)) yield 'the summary is not a sentence: end it with a full stop';
});
