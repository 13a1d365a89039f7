/** @module The step that logs in, for repositories that not everybody may read. */
import { sh } from '../code/index.ts';
import { type Guarded, needsAccount } from './access.ts';
import type { SnippetContext } from './context.ts';
import { pip } from './requirement.ts';
import type { Snippet, Warning } from './snippet.ts';

export { withKnownGate } from '../records/known-gated.ts';

const gated: Warning = {
  code: 'gated',
  message: 'Access is granted by the authors: ask for it on the hub, then log in.',
};

const hidden: Warning = {
  code: 'private',
  message: 'This repository is private: log in with an account that may read it.',
};

/** For a record that `needsAccount`. */
export const logInStep = (record: Guarded, { platform }: SnippetContext): Snippet => ({
  title: 'Log in',
  code: sh.subcommand(platform.hubCommand, 'auth login'),
  install: [pip(platform.hubPackage)],
  warnings: [record.private && !record.gated ? hidden : gated],
});

/** None for a repository that everybody may read. */
export const logInSteps = (record: Guarded, context: SnippetContext): readonly Snippet[] =>
  needsAccount(record) ? [logInStep(record, context)] : [];
