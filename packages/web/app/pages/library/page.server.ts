/** @module One library: what it is, its snippets on example models, models that use it, its download rule. */
import type { BlockView } from '@loadout/react';
import { canonicalLibraryKey, parseRule, toEnglish } from '@loadout/catalogue';
import { type LibraryEntry, NotFoundError } from '@loadout/server';
import { redirect } from 'react-router';
import { type ExampleChoice, examplesOf } from './example.server.ts';
import { filterWords } from './filter-words.ts';
import { libraryPath, modelPath, taskPath, withQuery } from '../../lib/links/links.ts';
import {
  bullets,
  escapeMarkdown,
  inlineCode,
  link,
  markdownDocument,
} from '../../lib/markdown/markdown.server.ts';
import { plural } from '../../lib/format/format.ts';
import { blockMarkdown, libraryBlock, plainBlock } from '../../lib/code/block.server.ts';
import { readChoices } from '../../lib/code/choices.server.ts';
import { type RecordView, rowOf } from '../../lib/records/row.server.ts';
import { type TestedPaths, testPaths } from '../../features/downloads/tested-paths.server.ts';
import type { Page } from '../../lib/page/page.server.ts';

export interface LibraryData {
  readonly library: LibraryEntry;
  readonly tasks: readonly { readonly id: string; readonly label: string }[];
  readonly rule: { readonly text: string; readonly sentence: string };
  readonly tested: TestedPaths;
  readonly modelCount: number;
  /** Whether `/models` lists it in the library facet; the facet's search finds the others. */
  readonly filter: { readonly listed: boolean; readonly href: string | undefined };
  readonly models: readonly RecordView[];
  /** When the page was made, in milliseconds. */
  readonly now: number;
  /** The model that the snippets are shown on; `known` when it has a page. */
  readonly example:
    | { readonly id: string; readonly task: string | undefined; readonly known: boolean }
    | undefined;
  readonly choices: readonly ExampleChoice[];
  readonly blocks: readonly BlockView[];
  readonly source: string;
  readonly address: string;
  readonly cookies: readonly string[];
}

const modelsShown = 8;

export const page: Page<LibraryData> = {
  async load({ services, params, url, request, now }) {
    const key = params.key ?? '';
    const library = services.library(key);
    const canonical = library ? undefined : canonicalLibraryKey(key);
    if (canonical !== undefined) throw redirect(libraryPath(canonical), 301);
    if (!library) throw new NotFoundError('library', key, await services.nearest('library', key, 6));
    const { items, total } = await services.search('model', {
      library: [key],
      limit: modelsShown,
      facets: [],
    });
    const choices = readChoices(request, url.searchParams);
    const { choices: examples, shown } = await examplesOf(services, key, url.searchParams.get('example'));
    return {
      library,
      tasks: library.tasks.map((id) => ({ id, label: services.task(id)?.label ?? id })),
      rule: { text: library.countDownloads, sentence: toEnglish(parseRule(library.countDownloads)) },
      tested: await testPaths(services, { library: key }, url),
      modelCount: total,
      filter: {
        listed: library.filter,
        href: total > 0 ? withQuery('/models', { library: key }) : undefined,
      },
      models: items.map((item) => rowOf('model', item, services)),
      now,
      example: shown && {
        id: shown.record.id,
        task: shown.task,
        known: shown.known,
      },
      choices: examples,
      blocks: await Promise.all(
        (shown?.snippets ?? []).map((snippet) => libraryBlock(snippet, choices.managers, key)),
      ),
      source: `${services.settings.sourceUrl}/packages/catalogue/src/libraries/entries/${key}.ts`,
      address: url.pathname + url.search,
      cookies: choices.cookies,
    };
  },

  paths: (services) => services.libraries().map(({ key }) => libraryPath(key)),

  markdown: ({ library, tasks, rule, blocks, models, modelCount, filter, example, choices }) =>
    markdownDocument(
      `# ${escapeMarkdown(library.prettyLabel)}`,
      library.summary === undefined ? undefined : escapeMarkdown(library.summary),
      bullets([
        `Key: ${inlineCode(library.key)}`,
        ...(library.docsUrl === undefined ? [] : [`Documentation: ${library.docsUrl}`]),
        `Repository: ${library.repoUrl}`,
        `Filter: ${filterWords(filter)}`,
      ]),
      tasks.length > 0 &&
        `Tasks: ${tasks.map(({ id, label }) => link(label, `${taskPath(id)}.md`)).join(', ')}`,
      example && blocks.length > 0 && `## Examples, for ${escapeMarkdown(example.id)}`,
      ...blocks.map(blockMarkdown),
      choices.length > 1 &&
        `Other examples: ${choices.map(({ key, label }) => `${escapeMarkdown(label)} (\`?example=${key}\`)`).join(', ')}.`,
      models.length > 0 && '## Models using this library',
      bullets(models.map(({ id }) => link(id, `${modelPath(id)}.md`))),
      `## Downloads\n\n${escapeMarkdown(rule.sentence)}\n\n${inlineCode(rule.text)}`,
      filter.href !== undefined && link(`All ${plural(modelCount, 'model')}`, filter.href),
    ),

  json: ({ library, rule, blocks, models, modelCount, filter, example, choices }) => ({
    ...library,
    rule,
    modelCount,
    modelsUrl: filter.href,
    models,
    example,
    examples: choices.map(({ key, label }) => ({ key, label })),
    snippets: blocks.map(plainBlock),
  }),
};
