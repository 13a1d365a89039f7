/** @module A snippet panel in the Markdown twin of its page. */
import { escapeMarkdown, inlineCode } from '../../lib/markdown/markdown.server.ts';
import { blockMarkdown } from '../../lib/code/block.server.ts';
import type { PanelView } from '@loadout/react';

export function panelMarkdown(panel: PanelView | undefined): readonly (string | undefined)[] {
  if (panel === undefined) return [];
  const others = panel.tabs.filter((tab) => !tab.chosen).map((tab) => tab.key);
  return [
    `## Use with ${escapeMarkdown(panel.chosen.label)}`,
    panel.notice && `> ${escapeMarkdown(panel.notice.message)}`,
    ...panel.blocks.map(blockMarkdown),
    configsLine(panel),
    others.length === 0 ? undefined : `Others: ${others.join(', ')} (add \`?${panel.words.parameter}=…\`).`,
  ];
}

const mostConfigs = 20;

function configsLine({ words, files }: PanelView): string | undefined {
  if (words.part?.parameter !== 'config' || files.length === 0) return undefined;
  const shown = files.slice(0, mostConfigs).map(({ key }) => inlineCode(key));
  const more = files.length > shown.length ? ` and ${files.length - shown.length} more` : '';
  return `Configs: ${shown.join(', ')}${more} (add \`?config=…\`).`;
}
