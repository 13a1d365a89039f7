/** @module The Markdown twin of a task's page: everything that the page shows, as text. */
import type { Recommendation } from '@loadout/catalogue';
import { datasetPath, libraryPath, modelPath, spacePath, taskPath } from '../../lib/links/links.ts';
import {
  bullets,
  escapeMarkdown,
  inlineCode,
  link,
  markdownDocument,
  table,
} from '../../lib/markdown/markdown.server.ts';
import type { ShownDemo } from '../../features/demo/demo-assets.server.ts';
import type { TaskData } from './page.server.ts';
import type { PayloadView } from './payloads/payloads.server.ts';
import { blockMarkdown } from '../../lib/code/block.server.ts';
import { aboutMarkdown } from './about/about.server.ts';

export const taskMarkdown = (task: TaskData): string =>
  markdownDocument(
    `# ${escapeMarkdown(task.label)}`,
    escapeMarkdown(task.summary),
    ...demo('Input', task.inputs),
    ...demo('Output', task.outputs),
    ...(task.panel ? ['## Quick start', ...task.panel.blocks.map(blockMarkdown)] : []),
    aboutMarkdown(task.about),
    ...listed(
      'Glossary',
      task.words.map(({ term, meaning }) => `**${escapeMarkdown(term)}**: ${escapeMarkdown(meaning)}`),
    ),
    ...listed('Models', recommended(task.models, modelPath)),
    ...listed('Datasets', recommended(task.datasets, datasetPath)),
    ...listed('Spaces', recommended(task.spaces, spacePath)),
    ...listed('Metrics', recommended(task.metrics)),
    ...listed(
      'Libraries',
      task.libraries.map(({ key, label }) => link(label, `${libraryPath(key)}.md`)),
    ),
    ...listed(
      'Subtasks',
      task.subtasks.map(({ name }) => escapeMarkdown(name)),
    ),
    ...(task.inference ? ['## Inference providers', ...task.inference.view.blocks.map(blockMarkdown)] : []),
    ...task.payloads.flatMap(payload),
    ...listed(
      'Related tasks',
      task.related.map(({ id, label }) => link(label, `${taskPath(id)}.md`)),
    ),
    `[Update on GitHub](${task.source})`,
  );

const listed = (title: string, items: readonly string[]): readonly string[] =>
  items.length === 0 ? [] : [`## ${title}`, bullets(items)];

const recommended = (
  entries: readonly (Recommendation & { readonly name?: string })[],
  path?: (id: string) => string,
): readonly string[] =>
  entries.map(
    ({ id, name = id, description }) =>
      `${path ? link(id, `${path(id)}.md`) : escapeMarkdown(name)}: ${escapeMarkdown(description)}`,
  );

const demo = (title: string, entries: readonly ShownDemo[]): readonly string[] =>
  entries.length === 0 ? [] : [`## ${title}`, ...entries.map(demoEntry)];

function demoEntry(entry: ShownDemo): string {
  const labelled = (text: string): string =>
    entry.label === undefined ? text : `**${escapeMarkdown(entry.label)}**\n\n${text}`;
  switch (entry.type) {
    case 'text':
      return labelled(escapeMarkdown(entry.content));
    case 'img':
      return labelled(entry.asset ? `!${link(entry.alt, entry.asset.url)}` : escapeMarkdown(entry.alt));
    case 'audio':
      return labelled(
        [...(entry.asset ? [link('Listen', entry.asset.url)] : []), escapeMarkdown(entry.transcript)].join(
          '\n\n',
        ),
      );
    case 'chart':
      return labelled(bullets(entry.data.map(({ label, score }) => `${escapeMarkdown(label)}: ${score}`)));
    case 'tabular': {
      const [head = [], ...rows] = entry.table.map((row) => row.map(escapeMarkdown));
      return labelled(table(head, rows));
    }
    case 'text-with-tokens':
      return labelled(
        [
          escapeMarkdown(entry.text),
          bullets(
            entry.tokens.map(
              ({ type, start, end }) =>
                `${escapeMarkdown(entry.text.slice(start, end))}: ${escapeMarkdown(type)}`,
            ),
          ),
        ].join('\n\n'),
      );
  }
}

const payload = ({ title, variants, example }: PayloadView): readonly string[] => [
  `## ${title}`,
  ...variants.flatMap(({ description, type, fields }) => [
    `${escapeMarkdown(description)} ${inlineCode(type)}`,
    fields.length > 0
      ? table(
          ['Field', 'Type', 'Meaning'],
          fields.map((field) => [
            inlineCode(`${field.path}${field.required ? '' : '?'}`),
            inlineCode(field.type),
            escapeMarkdown(field.description),
          ]),
        )
      : '',
  ]),
  // No line of JSON consists of backticks alone, so nothing in it can end the block.
  ...(example ? [`\`\`\`json\n${example.text}\n\`\`\``] : []),
];
