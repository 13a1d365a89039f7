/** @module A task's long text: prose as trees, and between it the catalogue's own snippets. */
import type { BlockView } from '@loadout/react';
import { type InferenceSnippet, readAbout, type SnippetDirective, termsIn } from '@loadout/catalogue';
import type { Services } from '@loadout/server';
import type { Root } from 'mdast';
import { blockMarkdown } from '../../../lib/code/block.server.ts';
import { blockView } from '../../../lib/code/block-view.ts';
import { oncePer } from '../../../lib/once.ts';
import { lasting } from '../../../lib/page/lasting-json.ts';
import { untilRecordsChange } from '../../../lib/records/until-records-change.server.ts';
import { parseMarkdown } from '../../../features/markdown/parse.server.ts';

export type AboutPart =
  | { readonly kind: 'prose'; readonly text: string; readonly tree: Root }
  | {
      readonly kind: 'snippet';
      readonly model: string;
      readonly library?: string;
      readonly blocks: readonly BlockView[];
    };

/** They depend on no record; those of a platform are kept as long as what depends on its records. */
export const aboutParts = untilRecordsChange(async (services, task: string): Promise<readonly AboutPart[]> =>
  lasting(
    await Promise.all(
      readAbout((await services.taskAbout(task)) ?? '', task).map(async (block) =>
        block.kind === 'markdown' ? prosePart(block.text) : await snippetPart(services, block.directive),
      ),
    ),
  ),
);

const prosePart = oncePer((text): AboutPart => ({ kind: 'prose', text, tree: parseMarkdown(text) }));

/** The words of the glossary that the text uses. */
export const aboutWords = oncePer((text) => lasting(termsIn(text)));

/** The blocks of the first language that has the client. */
async function callBlocks(
  services: Services,
  request: Parameters<Services['inferenceSnippets']>[0],
): Promise<readonly InferenceSnippet[]> {
  const { snippets } = await services.inferenceSnippets(request);
  return snippets.filter(({ language }) => language === snippets[0]?.language);
}

async function snippetPart(
  services: Services,
  { model, library, client, provider = 'auto' }: SnippetDirective,
): Promise<AboutPart> {
  const snippets =
    client === undefined
      ? ((await services.snippets({ model, library }))[0]?.snippets ?? [])
      : await callBlocks(services, { model, provider, options: { clients: [client] } });
  return {
    kind: 'snippet',
    model: model.id,
    ...(library !== undefined && { library }),
    blocks: await Promise.all(snippets.map((snippet) => blockView(snippet, {}))),
  };
}

export const aboutMarkdown = (parts: readonly AboutPart[]): string =>
  parts
    .map((part) => (part.kind === 'prose' ? part.text : part.blocks.map(blockMarkdown).join('\n\n')))
    .join('\n\n');
