/** @module The first rows of a dataset in the Markdown twin of its page. */
import type { DatasetPreview } from '@loadout/catalogue';
import { escapeMarkdown, table } from '../../lib/markdown/markdown.server.ts';
import { cellText, previewLead } from './preview.ts';

export function previewMarkdown(preview: DatasetPreview | undefined): readonly string[] {
  const { columns = [], first = [] } = preview ?? {};
  if (preview === undefined || columns.length === 0) return [];
  return [
    '## Rows',
    escapeMarkdown(previewLead(preview)),
    table(
      columns.map(({ name, type }) => escapeMarkdown(type ? `${name} (${type})` : name)),
      first.map((row) => columns.map((_, at) => escapeMarkdown(cellText(row[at])))),
    ),
  ];
}
