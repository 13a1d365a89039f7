/** @module Repositories as rows: name, sentence and tags, then the figures that at least one of them has. */
import type { RepoKind } from '@loadout/hub';
import { FitMark, formatBytes, formatDate, Icon } from '@loadout/react';
import { formatAgo } from '../lib/format/ago.ts';
import { formatCompact, formatCount, formatParameters } from '../lib/format/format.ts';
import { pathOf } from '../lib/links/links.ts';
import { kindNames } from '../lib/records/kinds.ts';
import type { RecordView } from '../lib/records/row.server.ts';
import { type RecordCell, RecordList, RecordRow } from './record-row.tsx';

interface RecordRowsProps {
  readonly kind: RepoKind;
  readonly items: readonly RecordView[];
  /** When the page was rendered, in milliseconds: the browser must show the same ages as the server. */
  readonly now: number;
  readonly compare?: Compare;
}

/** Rows with a box each, to compare the ticked ones. */
interface Compare {
  /** Id of the form that submits them. */
  readonly form: string;
  readonly ids: readonly string[];
  readonly change: (ids: readonly string[]) => void;
  readonly most: number;
}

interface FigureColumn {
  readonly name: string;
  readonly value: (item: RecordView, now: number) => RecordCell['value'];
  readonly unit?: (item: RecordView) => string;
}

const columns: readonly FigureColumn[] = [
  {
    name: 'Size',
    value: ({ parameters }) => (parameters === undefined ? undefined : formatParameters(parameters)),
    unit: () => 'parameters',
  },
  {
    name: 'Memory',
    value: ({ memory }) =>
      memory && (
        <span className="memory">
          <span>
            {formatBytes(memory.total)}
            <span className="unit"> memory</span>
          </span>
          {memory.fit && <FitMark {...memory.fit} />}
          {memory.label !== undefined && <span className="literal">{memory.label}</span>}
        </span>
      ),
  },
  {
    name: 'Downloads',
    value: ({ downloads }) => (downloads === undefined ? undefined : formatCompact(downloads)),
    unit: ({ downloads }) => (downloads === 1 ? 'download' : 'downloads'),
  },
  {
    name: 'Likes',
    value: ({ likes }) => (likes === undefined ? undefined : formatCount(likes)),
    unit: ({ likes }) => (likes === 1 ? 'like' : 'likes'),
  },
  {
    name: 'Updated',
    value: ({ updated }, now) =>
      updated === undefined || formatAgo(updated, now) === undefined ? undefined : (
        <time dateTime={updated} title={formatDate(updated)}>
          {formatAgo(updated, now)}
        </time>
      ),
  },
];

export function RecordRows({ kind, items, now, compare }: RecordRowsProps) {
  const shown = columns.filter(({ value }) => items.some((item) => value(item, now) !== undefined));
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
          isFromCard={item.isFromCard}
          tags={tagsOf(item, compare)}
          cells={shown.map(({ name, value, unit }) => ({
            name,
            value: value(item, now),
            unit: unit?.(item),
          }))}
        />
      ))}
    </RecordList>
  );
}

function CompareBox({ id, compare: { form, ids, change, most } }: { id: string; compare: Compare }) {
  const checked = ids.includes(id);
  return (
    <label className="check compare no-print">
      <input
        type="checkbox"
        name="models"
        value={id}
        form={form}
        checked={checked}
        disabled={!checked && ids.length >= most}
        onChange={() => change(checked ? ids.filter((one) => one !== id) : [...ids, id])}
      />
      Compare<span className="sr-only"> {id}</span>
    </label>
  );
}

const tagsOf = (
  { id, task, library, sdk, size, licenseName, verified }: RecordView,
  compare: Compare | undefined,
) =>
  [
    task && { key: 'task', text: task.label, hue: true },
    library && { key: 'library', text: library.label },
    sdk !== undefined && { key: 'sdk', text: sdk },
    size !== undefined && { key: 'size', text: size },
    licenseName !== undefined && { key: 'license', text: licenseName },
    verified !== undefined && { key: 'verified', text: <VerifiedWords words={verified} /> },
    compare && { key: 'compare', text: <CompareBox id={id} compare={compare} /> },
  ].filter((tag) => tag !== undefined && tag !== false);

const VerifiedWords = ({ words }: { words: string }) => (
  <span className="inline-flex items-center gap-1">
    <Icon name="verified" size={12} />
    {words}
  </span>
);
