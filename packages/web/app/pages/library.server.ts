/** @module One library: what it is, its snippets on example models, its download rule, the models that name it. */
import { parseRule, toEnglish } from '@loadout/catalogue';
import { type LibraryEntry, NotFoundError } from '@loadout/server';
import { modelPath, taskPath } from '../lib/links.ts';
import { bullets, escapeMarkdown, inlineCode, link, markdownDocument } from '../lib/markdown.server.ts';
import { type BlockView, blockMarkdown, blockView, plainBlock } from '../snippets/block.server.ts';
import { readChoices } from '../snippets/choices.server.ts';
import { type RepositorySummary, summaryOf } from '../repository/summary.ts';
import { type TestedPaths, testPaths } from '../lib/tested-paths.server.ts';
import type { Page } from './page.server.ts';

export interface LibraryData {
  readonly library: LibraryEntry;
  readonly tasks: readonly { readonly id: string; readonly label: string }[];
  readonly rule: { readonly text: string; readonly sentence: string };
  readonly tested: TestedPaths;
  readonly modelCount: number;
  readonly models: readonly RepositorySummary[];
  /** A model to show the snippets on: the chosen one, else the first. */
  readonly example: string | undefined;
  readonly blocks: readonly BlockView[];
  readonly notice: string | undefined;
  readonly source: string;
  readonly address: string;
  readonly cookies: readonly string[];
}

const modelsShown = 8;

export const libraryPage: Page<LibraryData> = {
  async load({ services, params, url, request }) {
    const key = params.key ?? '';
    const library = services.library(key);
    if (!library) throw new NotFoundError('library', key, await services.nearest('library', key, 6));
    const { items, total } = await services.search('model', {
      library: [key],
      limit: modelsShown,
      facets: [],
    });
    const example = items.find(({ id }) => id === url.searchParams.get('model')) ?? items[0];
    const choices = readChoices(request, url.searchParams);
    const [answer] = example ? await services.snippets({ model: example, library: key }) : [];
    return {
      library,
      tasks: library.tasks.map((id) => ({ id, label: services.task(id)?.label ?? id })),
      rule: { text: library.countDownloads, sentence: toEnglish(parseRule(library.countDownloads)) },
      tested: await testPaths(services, { library: key }, url),
      modelCount: total,
      models: items.map((item) => summaryOf(item, services)),
      example: example?.id,
      blocks: await Promise.all(
        (answer?.snippets ?? []).map((snippet) => blockView(snippet, choices.managers, key)),
      ),
      notice: answer?.notice?.message,
      source: `${services.settings.sourceUrl}/packages/catalogue/src/libraries/${key}.ts`,
      address: url.pathname + url.search,
      cookies: choices.cookies,
    };
  },

  markdown: ({ library, tasks, rule, blocks, models, example }) =>
    markdownDocument(
      `# ${escapeMarkdown(library.prettyLabel)}`,
      library.summary === undefined ? undefined : escapeMarkdown(library.summary),
      bullets([
        `Key: ${inlineCode(library.key)}`,
        ...(library.docsUrl === undefined ? [] : [`Documentation: ${library.docsUrl}`]),
        `Repository: ${library.repoUrl}`,
      ]),
      tasks.length > 0 &&
        `Tasks: ${tasks.map(({ id, label }) => link(label, `${taskPath(id)}.md`)).join(', ')}`,
      blocks.length > 0 && `## Snippets, on ${link(example ?? '', `${modelPath(example ?? '')}.md`)}`,
      ...blocks.map(blockMarkdown),
      `## Downloads\n\n${escapeMarkdown(rule.sentence)}\n\n${inlineCode(rule.text)}`,
      models.length > 0 && '## Models',
      bullets(models.map(({ id }) => link(id, `${modelPath(id)}.md`))),
    ),

  json: ({ library, rule, blocks, models, modelCount, example }) => ({
    ...library,
    rule,
    modelCount,
    models,
    example,
    snippets: blocks.map(plainBlock),
  }),
};
