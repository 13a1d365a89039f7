/** @module Shared code of the ways to call a Gradio space. */
import { sh } from '../../code/index.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { hubClient } from '../../snippets/hub.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { sdkOf } from '../sdk.ts';
import type { SpaceRecord } from '../../records/space.ts';

export const fitsGradio = (space: SpaceRecord): string | undefined =>
  sdkOf(space) === 'gradio' ? 'Every Gradio space can be called.' : undefined;

/** For clients that do not use the hub's log-in: sets the token in the environment. */
export function tokenSteps(space: SpaceRecord, context: SnippetContext): readonly Snippet[] {
  if (space.private !== true) return [];
  const { hubCommand, tokenVariable } = context.platform;
  const variable = sh.identifier(tokenVariable);
  return [
    {
      title: 'Set your token in the environment',
      install: [hubClient(context)],
      code: sh`
        ${variable}=$(${sh.identifier(hubCommand)} auth token)
        export ${variable}
      `,
    },
  ];
}
