/** @module What the ways to call a Gradio space share. */
import { sh } from '../../code/index.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { hubClient } from '../../snippets/hub.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { sdkOf } from '../sdk.ts';
import type { SpaceRecord } from '../../records/space.ts';

export const fitsGradio = (space: SpaceRecord): string | undefined =>
  sdkOf(space) === 'gradio' ? 'Every Gradio space can be called.' : undefined;

/** For clients that do not find the login of the hub's own: the token, where they look for it. */
export function tokenSteps(space: SpaceRecord, context: SnippetContext): readonly Snippet[] {
  if (space.private !== true) return [];
  const { hubCommand, tokenVariable } = context.platform;
  const variable = sh.identifier(tokenVariable);
  return [
    {
      title: 'Put your token into the environment',
      install: [hubClient(context)],
      code: sh`
        ${variable}=$(${sh.identifier(hubCommand)} auth token)
        export ${variable}
      `,
    },
  ];
}
