/** @module The data of a plot as a table. */
import type { PlotTable } from './plot-view.ts';
import { Table } from './table.tsx';

export const PlotData = ({ label, table: { columns, rows } }: { label: string; table: PlotTable }) => (
  <Table
    label={label}
    columns={columns.map((name, at) => ({
      key: name,
      label: name,
      number: at > 0,
      cell: (row: readonly string[]) => row[at],
    }))}
    rows={rows}
    keyOf={(row) => row[0] ?? ''}
  />
);
