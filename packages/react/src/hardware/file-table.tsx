/** @module The files of a model with their memory as bars, from the most precise to the least. */
import { formatBytes } from '../format-bytes.ts';
import { formatCount } from '../format-count.ts';
import { FitMark } from '../ui/fit-mark.tsx';
import { type Column, Table } from '../ui/table.tsx';
import type { FileRow } from '../views.ts';
import { MemoryBar } from './memory-bar.tsx';
import { MemoryLegend } from './memory-legend.tsx';

interface FileTableProps {
  readonly files: readonly FileRow[];
  /** Bytes of the machine. */
  readonly memory: number;
  readonly memoryGb: number;
}

export function FileTable({ files, memory, memoryGb }: FileTableProps) {
  const largest = Math.max(...files.map(({ need }) => need.total));
  const scale = Math.max(memory * 1.1, largest);
  const hasSpeed = files.some(({ speed }) => speed !== undefined);
  return (
    <>
      <Table
        label="Files"
        columns={columnsFor(scale, memory, hasSpeed)}
        rows={files}
        keyOf={({ name }) => name}
      />
      <MemoryLegend machine={`${formatCount(memoryGb)} GB`}>
        {files.some(({ sizeIsEstimate }) => sizeIsEstimate) && (
          <em>Sizes are estimated from the number of parameters.</em>
        )}
      </MemoryLegend>
    </>
  );
}

const speedColumn: Column<FileRow> = {
  key: 'speed',
  label: 'Estimated speed',
  number: true,
  cell: ({ speed }) =>
    speed && `${formatCount(Math.round(speed.low))}–${formatCount(Math.round(speed.high))} tok/s`,
};

const columnsFor = (scale: number, memory: number, hasSpeed: boolean): readonly Column<FileRow>[] => [
  {
    key: 'file',
    label: 'File',
    cell: ({ label, name }) => <span className="literal">{label ?? name}</span>,
  },
  {
    key: 'fit',
    label: 'Fit',
    cell: ({ state, stateLabel }) => <FitMark state={state} label={stateLabel} />,
  },
  { key: 'bits', label: 'Bits per weight', number: true, cell: ({ bits }) => bits?.toFixed(1) },
  {
    key: 'bar',
    label: 'Memory needed',
    cell: ({ need }) => <MemoryBar need={need} scale={scale} memory={memory} />,
  },
  { key: 'total', label: 'Total', number: true, cell: ({ need }) => formatBytes(need.total) },
  {
    key: 'context',
    label: 'Longest context',
    number: true,
    cell: ({ longestContext }) => longestContext !== undefined && formatCount(longestContext),
  },
  ...(hasSpeed ? [speedColumn] : []),
];
