/** @module All rules, by name. */
import { libraryGeneratorCovered } from './library-generator-covered.ts';
import { libraryInstallPresent } from './library-install-present.ts';
import { libraryKeyShape } from './library-key-shape.ts';
import { libraryLabelUnique } from './library-label-unique.ts';
import { libraryLanguages } from './library-languages.ts';
import { libraryRuleParses } from './library-rule-parses.ts';
import { librarySummary } from './library-summary.ts';
import { libraryTasksOnce } from './library-tasks-once.ts';
import { libraryUrlShape } from './library-url-shape.ts';
import { taskAboutComplete } from './task-about-complete.ts';
import { taskCanonicalDiffers } from './task-canonical-differs.ts';
import { taskDemoFiles } from './task-demo-files.ts';
import { taskFieldsPresent } from './task-fields-present.ts';
import { taskIdsWellFormed } from './task-ids-well-formed.ts';
import { taskLengths } from './task-lengths.ts';
import { taskLinksResolve } from './task-links-resolve.ts';
import { taskSentences } from './task-sentences.ts';
import type { Rule } from '../rule.ts';

export const rules = {
  libraryGeneratorCovered,
  libraryInstallPresent,
  libraryKeyShape,
  libraryLabelUnique,
  libraryLanguages,
  libraryRuleParses,
  librarySummary,
  libraryTasksOnce,
  libraryUrlShape,
  taskAboutComplete,
  taskCanonicalDiffers,
  taskDemoFiles,
  taskFieldsPresent,
  taskIdsWellFormed,
  taskLengths,
  taskLinksResolve,
  taskSentences,
} as const satisfies Record<string, Rule>;
