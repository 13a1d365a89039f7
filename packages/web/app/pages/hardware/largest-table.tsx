/** @module The largest model that fits at each quantization. */
import { formatParameters } from '../../lib/format/format.ts';
import { Link } from '@loadout/react';
import { type Column, Table } from '../../ui/table.tsx';
import type { LargestModel } from './largest.server.ts';

const columns: readonly Column<LargestModel>[] = [
  { key: 'label', label: 'Quantization', cell: ({ label }) => <span className="literal">{label}</span> },
  { key: 'bits', label: 'Bits per weight', number: true, cell: ({ bits }) => bits.toFixed(1) },
  {
    key: 'parameters',
    label: 'Largest model',
    number: true,
    cell: ({ parameters }) => (parameters === undefined ? 'none' : formatParameters(parameters)),
  },
  {
    key: 'models',
    label: 'Models up to this size',
    cell: ({ parameters }) =>
      parameters !== undefined && (
        <Link href={`/models?params=max:${Math.floor(parameters)}`}>
          Show models up to {formatParameters(parameters)}
        </Link>
      ),
  },
];

export function LargestTable({ rows }: { rows: readonly LargestModel[] }) {
  return <Table label="Largest models" columns={columns} rows={rows} keyOf={({ label }) => label} />;
}
