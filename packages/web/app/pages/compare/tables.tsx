/** @module The tables of a comparison: a row for each fact, a column for each model. On a phone the cells are stacked. */
import { FitMark, Link } from '@loadout/react';
import { type Column, Table } from '../../ui/table.tsx';
import type { FactRow } from './facts.server.ts';
import type { MemoryRow } from './memory.server.ts';
import type { CompareData } from './page.server.ts';

type Models = CompareData['models'];

const heading = ({ href, name }: Models[number]) => <Link href={href}>{name}</Link>;

const fact = ({ name }: FactRow) => name;

/** One column for each model. */
const columnsOf = <Row,>(
  models: Models,
  first: Column<Row>,
  cellAt: (at: number) => Column<Row>['cell'],
): readonly Column<Row>[] => [
  first,
  ...models.map((model, at) => ({
    key: model.id,
    label: heading(model),
    short: model.name,
    cell: cellAt(at),
  })),
];

const factName: Column<FactRow> = {
  key: 'fact',
  label: <span className="sr-only">Fact</span>,
  cell: fact,
};

export const FactTable = ({ models, rows }: { models: Models; rows: readonly FactRow[] }) => (
  <Table label="Facts" columns={columnsOf(models, factName, factAt)} rows={rows} keyOf={fact} />
);

const factAt =
  (at: number) =>
  ({ cells }: FactRow) =>
    (cells[at] ?? []).map(({ label, href }, place) => (
      <span key={label}>
        {place > 0 && ', '}
        {href === undefined ? label : <Link href={href}>{label}</Link>}
      </span>
    ));

const quantization: Column<MemoryRow> = {
  key: 'quantization',
  label: 'Quantization',
  cell: ({ label }) => <span className="literal">{label}</span>,
};

export const MemoryTable = ({ models, rows }: { models: Models; rows: readonly MemoryRow[] }) => (
  <Table
    label="Memory"
    columns={columnsOf(models, quantization, memoryAt)}
    rows={rows}
    keyOf={({ label }) => label}
  />
);

const memoryAt =
  (at: number) =>
  ({ cells }: MemoryRow) => {
    const cell = cells[at];
    return (
      cell && (
        <span className="memory-figure">
          {cell.text}
          {cell.fit && <FitMark {...cell.fit} />}
        </span>
      )
    );
  };
