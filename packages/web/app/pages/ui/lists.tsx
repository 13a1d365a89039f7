/** @module Rows, tables, cards, and the facts of a record: complete and sparse. */
import { FactStrip } from '../../ui/fact-strip.tsx';
import { Pager } from '../../ui/pager.tsx';
import { RecordList, RecordRow } from '../../ui/record-row.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { TaskCard } from '../../ui/task-card.tsx';
import { WideExample } from './example.tsx';

const series = [4, 6, 5, 9, 8, 12, 11, 15, 14, 19, 22, 20];
const columns = ['Size', 'Downloads', 'Updated'];

interface FileRow {
  readonly file: string;
  readonly kind: string;
  readonly size: string;
}

const fileColumns: readonly Column<FileRow>[] = [
  { key: 'file', label: 'File', cell: ({ file }) => <span className="literal">{file}</span> },
  { key: 'kind', label: 'Format', cell: ({ kind }) => kind },
  { key: 'size', label: 'Size', number: true, cell: ({ size }) => size },
];

export function Lists() {
  return (
    <>
      <WideExample name="FactStrip">
        <FactStrip
          label="Complete facts"
          facts={[
            { label: 'Size', value: '8.19B', note: 'parameters, BF16' },
            { label: 'License', value: 'Apache 2.0', note: 'commercial use allowed' },
            { label: 'Context', value: '32,768', note: 'tokens' },
            { label: 'Memory', value: '8.7–21.8 GB' },
            { label: 'Updated', value: '26 Jul 2026' },
            {
              label: 'Downloads',
              value: '4.1M',
              note: 'last 30 days',
              aside: <Sparkline values={series} label="Downloads over 30 days, 0.9M to 4.1M" />,
            },
          ]}
        />
        <div className="mt-6">
          <FactStrip
            label="Sparse facts"
            facts={[{ label: 'License', value: 'MIT' }, undefined, { label: 'Updated', value: '2 Mar 2024' }]}
          />
        </div>
      </WideExample>
      <WideExample name="RecordRow">
        <RecordList name="Model" columns={columns}>
          <RecordRow
            href="/models/Qwen/Qwen3-8B"
            owner="Qwen"
            name="Qwen3-8B"
            modality="nlp"
            summary="Chat model with a thinking mode you can switch off."
            tags={[
              { key: 'task', text: 'Text Generation', hue: true },
              { key: 'library', text: 'Transformers' },
              { key: 'license', text: 'Apache 2.0' },
            ]}
            cells={[
              { name: 'Size', value: '8.19B', unit: 'parameters' },
              { name: 'Downloads', value: '4.1M', unit: 'downloads' },
              { name: 'Updated', value: '2 d ago' },
            ]}
          />
          <RecordRow
            href="/ui"
            owner="example"
            name="a-model-with-a-rather-long-name-that-wraps-on-a-phone"
            gated
            modality="other"
            tags={[]}
            cells={columns.map((name) => ({ name, value: undefined }))}
          />
        </RecordList>
        <Pager position="1–2 of 417 models" previousHref="/ui" nextHref="/ui" />
      </WideExample>
      <WideExample name="Table">
        <Table
          label="Files"
          rows={[
            { file: 'model.safetensors', kind: 'Safetensors', size: '16.4 GB' },
            { file: 'config.json', kind: '', size: '728 B' },
          ]}
          keyOf={({ file }) => file}
          columns={fileColumns}
        />
      </WideExample>
      <WideExample name="TaskCard">
        <div className="cards">
          <TaskCard
            href="/tasks/text-generation"
            label="Text Generation"
            modality="nlp"
            plate={{
              set: 'type',
              input: { text: 'Name our new ferry.' },
              output: { text: 'How about “Patience”? She always arrives.' },
            }}
            summary="Continue a text or answer a message."
            figures="48 models · 22 libraries"
          />
          <TaskCard
            href="/tasks/text-to-image"
            label="Text-to-Image"
            modality="cv"
            plate={{
              set: 'image',
              url: '/apple-touch-icon.png',
              width: 180,
              height: 180,
              alt: 'The mark of Loadout',
              caption: 'a tray with a square on it',
            }}
          />
          <TaskCard
            href="/tasks/text-to-speech"
            label="Text-to-Speech"
            modality="audio"
            plate={{ set: 'type', input: { text: 'The ferry leaves at nine.' }, output: { sound: true } }}
          />
          <TaskCard href="/tasks/other" label="Other" modality="other" plate={{ set: 'glyph' }} />
        </div>
      </WideExample>
    </>
  );
}
