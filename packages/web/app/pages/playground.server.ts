/** @module Snippets for any record: pasted as JSON, or made from an id and a few words. The address holds all of it. */
import { CatalogueError } from '@loadout/catalogue';
import { blockMarkdown, plainBlock } from '../snippets/block.server.ts';
import { readChoices } from '../snippets/choices.server.ts';
import { loadPanel, type PanelView } from '../snippets/panel.server.ts';
import { escapeMarkdown, markdownDocument } from '../lib/markdown.server.ts';
import type { Page } from './page.server.ts';

export interface PlaygroundData {
  readonly text: string;
  readonly problem: string | undefined;
  readonly panel: PanelView | undefined;
  readonly address: string;
}

const longest = 6_000;

const example = {
  id: 'your-name/your-model',
  pipeline_tag: 'text-classification',
  library_name: 'transformers',
  tags: ['transformers', 'safetensors'],
};

export const playgroundPage: Page<PlaygroundData> = {
  async load({ services, url, request }) {
    const text = recordText(url.searchParams);
    const address = url.pathname + url.search;
    const read = parse(text);
    if ('problem' in read) return { text, problem: read.problem, panel: undefined, address };
    try {
      const { view } = await loadPanel(
        services,
        read.record,
        request,
        url.searchParams,
        readChoices(request, url.searchParams),
      );
      return { text, problem: undefined, panel: view, address };
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error;
      return { text, problem: error.message, panel: undefined, address };
    }
  },

  markdown: ({ problem, panel }) =>
    markdownDocument(
      '# Playground',
      problem === undefined ? undefined : `> ${escapeMarkdown(problem)}`,
      panel && `## ${escapeMarkdown(panel.library.label)}`,
      ...(panel?.blocks ?? []).map(blockMarkdown),
    ),

  json: ({ problem, panel }) => ({
    problem,
    library: panel?.library,
    libraries: panel?.tabs.map(({ key }) => key),
    snippets: panel?.blocks.map(plainBlock),
    notice: panel?.notice,
  }),
};

/** `?record=` as it was typed; else a record made of `?id=`, `?task=`, `?name=` and `?tags=`. */
function recordText(parameters: URLSearchParams): string {
  const given = parameters.get('record');
  if (given !== null) return given.slice(0, longest + 1);
  const id = parameters.get('id');
  return JSON.stringify(id === null ? example : { ...example, id }, undefined, 2);
}

function parse(text: string): { readonly record: unknown } | { readonly problem: string } {
  if (text.length > longest)
    return { problem: `The record is longer than ${longest} characters; send it to the API instead.` };
  try {
    const record: unknown = JSON.parse(text);
    return { record };
  } catch (error) {
    return {
      problem: `This is not JSON yet: ${error instanceof Error ? error.message : 'it cannot be read'}.`,
    };
  }
}
