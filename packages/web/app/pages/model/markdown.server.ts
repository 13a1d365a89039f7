/** @module The Markdown twin of a model's page. */
import {
  bullets,
  escapeMarkdown,
  inlineCode,
  link,
  markdownDocument,
} from '../../lib/markdown/markdown.server.ts';
import { blockMarkdown } from '../../lib/code/block.server.ts';
import { cardMarkdown } from '../../features/card/card.server.ts';
import { panelMarkdown } from '../../features/snippets/panel-markdown.server.ts';
import { fileLines } from '../../features/repository/file-lines.server.ts';
import type { ModelData } from './page.server.ts';

export const modelMarkdown = (data: ModelData): string =>
  markdownDocument(
    `# ${escapeMarkdown(data.summary.id)}`,
    data.sentence && escapeMarkdown(data.sentence),
    data.upstream && escapeMarkdown(data.upstream.text),
    bullets(factLines(data)),
    ...panelMarkdown(data.panel),
    ...appsMarkdown(data.apps),
    ...inferenceMarkdown(data.inference),
    ...filesMarkdown(data),
    ...lineageMarkdown(data.lineage),
    ...cardMarkdown(data.card),
  );

const factLines = ({ summary, facts, languages }: ModelData): readonly string[] =>
  [
    summary.task && `Task: ${escapeMarkdown(summary.task.label)}`,
    summary.library && `Library: ${escapeMarkdown(summary.library.label)}`,
    ...facts.map(({ label, value, note }) =>
      escapeMarkdown(note === undefined ? `${label}: ${value}` : `${label}: ${value} (${note})`),
    ),
    languages.length > 0 && `Languages: ${escapeMarkdown(languages.join(', '))}`,
    summary.gated && 'Access: gated',
  ].filter((line) => typeof line === 'string');

function appsMarkdown(apps: ModelData['apps']): readonly (string | undefined)[] {
  if (!apps) return [];
  const others = apps.tabs.filter((tab) => !tab.chosen).map((tab) => tab.key);
  return [
    '## Local apps',
    bullets(apps.links.map(({ label, href }) => link(`Open in ${label}`, href))),
    apps.files.length > 1 ? `Files: ${fileChoicesLine(apps.files)} (add \`?quantization=…\`).` : undefined,
    apps.chosen && `With ${escapeMarkdown(apps.chosen.label)}:`,
    ...(apps.chosen?.blocks ?? []).map(blockMarkdown),
    others.length > 0 ? `Other apps: ${others.join(', ')} (add \`?app=…\`).` : undefined,
  ];
}

const fileChoicesLine = (files: readonly { readonly key: string }[]): string =>
  files.map(({ key }) => inlineCode(key)).join(', ');

const inferenceMarkdown = (inference: ModelData['inference']): readonly (string | undefined)[] =>
  inference ? ['## Inference providers', ...inference.blocks.map(blockMarkdown)] : [];

const filesMarkdown = ({ files, rule }: ModelData): readonly (string | undefined)[] => [
  '## Files',
  files.tree.files === 0 ? undefined : bullets(fileLines(files.tree)),
  files.download && inlineCode(files.download.text),
  `Downloads: ${rule.sentence}`,
];

function lineageMarkdown({
  generations,
  children,
  datasets,
}: ModelData['lineage']): readonly (string | undefined)[] {
  const lines = [
    ...generations.flat().map(({ id }) => `Base model: ${escapeMarkdown(id)}`),
    ...children.map(({ relation, count }) => `Derivatives (${relation}): ${count}`),
    ...datasets.map(({ id }) => `Dataset: ${escapeMarkdown(id)}`),
  ];
  return lines.length === 0 ? [] : ['## Lineage', bullets(lines)];
}
