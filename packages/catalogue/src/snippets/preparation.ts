/** @module Steps before those of a library: another hub, log-in. */
import { sh } from '../code/index.ts';
import { type Guarded, isOtherHub } from './access.ts';
import { logInSteps } from './account.ts';
import type { SnippetContext } from './context.ts';
import type { Snippet } from './snippet.ts';

const noSteps: readonly Snippet[] = [];

/** Configures the client packages for another hub; nothing for the public one. */
export const endpointSteps = (context: SnippetContext): readonly Snippet[] =>
  isOtherHub(context)
    ? [
        {
          title: `Use ${context.platform.name}`,
          code: sh`export ${sh.identifier(context.platform.endpointVariable)}=${context.platform.hubUrl}`,
        },
      ]
    : noSteps;

/** All of them; none for a public repository of the public hub. */
export const preparation = (record: Guarded, context: SnippetContext): readonly Snippet[] => [
  ...endpointSteps(context),
  ...logInSteps(record, context),
];
