/** @module Repositories as rows: name, sentence and tags, then the figures that at least one of them has. */
import type { RepoKind } from '@loadout/hub';
import { formatDate, Icon } from '@loadout/react';
import { formatAgo } from '../../lib/format/ago.ts';
import { formatCompact, formatCount, formatParameters } from '../../lib/format/format.ts';
import { pathOf } from '../../lib/links/links.ts';
import { kindNames } from '../../lib/records/kinds.ts';
import type { RecordView } from '../../lib/records/row.server.ts';
import { type RecordCell, RecordList, RecordRow } from '../../ui/record-row.tsx';

interface RecordRowsProps {
  readonly kind: RepoKind;
  readonly items: readonly RecordView[];
  /** When the page was made, in milliseconds: the browser must show the same ages as the server. */
  readonly now: number;
}

interface FigureColumn {
  readonly name: string;
  readonly unit?: string | undefined;
  readonly cell: (item: RecordView, now: number) => RecordCell['value'];
}

const columns: readonly FigureColumn[] = [
  {
    name: 'Size',
    unit: 'parameters',
    cell: ({ parameters }) => (parameters === undefined ? undefined : formatParameters(parameters)),
  },
  {
    name: 'Downloads',
    unit: 'downloads',
    cell: ({ downloads }) => (downloads === undefined ? undefined : formatCompact(downloads)),
  },
  {
    name: 'Likes',
    unit: 'likes',
    cell: ({ likes }) => (likes === undefined ? undefined : formatCount(likes)),
  },
  {
    name: 'Updated',
    cell: ({ updated }, now) =>
      updated === undefined || formatAgo(updated, now) === undefined ? undefined : (
        <time dateTime={updated} title={formatDate(updated)}>
          {formatAgo(updated, now)}
        </time>
      ),
  },
];

export function RecordRows({ kind, items, now }: RecordRowsProps) {
  const shown = columns.filter(({ cell }) => items.some((item) => cell(item, now) !== undefined));
  return (
    <RecordList name={kindNames[kind].title.replace(/s$/, '')} columns={shown.map(({ name }) => name)}>
      {items.map((item) => (
        <RecordRow
          key={item.id}
          href={pathOf[kind](item.id)}
          owner={item.owner}
          name={item.name}
          gated={item.gated}
          modality={item.modality}
          summary={item.sentence}
          tags={tagsOf(item)}
          cells={shown.map(({ name, unit, cell }) => ({
            name,
            value: cell(item, now),
            unit,
          }))}
        />
      ))}
    </RecordList>
  );
}

const tagsOf = ({ task, library, sdk, size, licenseName, verified }: RecordView) =>
  [
    task && { key: 'task', text: task.label, hue: true },
    library && { key: 'library', text: library.label },
    sdk !== undefined && { key: 'sdk', text: sdk },
    size !== undefined && { key: 'size', text: size },
    licenseName !== undefined && { key: 'license', text: licenseName },
    verified !== undefined && { key: 'verified', text: <VerifiedWords words={verified} /> },
  ].filter((tag) => tag !== undefined && tag !== false);

const VerifiedWords = ({ words }: { words: string }) => (
  <span className="inline-flex items-center gap-1">
    <Icon name="verified" size={12} />
    {words}
  </span>
);
