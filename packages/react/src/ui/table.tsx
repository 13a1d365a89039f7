/** @module A table of rows. On a phone each row is a block, and each cell has the name of its column. */
import { ScrollRegion } from '../scroll-region.tsx';
import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly label: ReactNode;
  /** Words before the cell on a phone; the label, where it is text. */
  readonly short?: string;
  readonly number?: boolean;
  /** A detail, for which a phone has no room. */
  readonly detail?: boolean;
  /** An empty cell is left out on a phone. */
  readonly cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  readonly label: string;
  /** The first one names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

export function Table<Row>({ label, columns, rows, keyOf }: TableProps<Row>) {
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <ScrollRegion label={label}>
      <table className="table" data-stacks="">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-align={align(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row" data-align={align(first)}>
                {first.cell(row)}
              </th>
              {others.map((column) => (
                <td
                  key={column.key}
                  data-label={shortName(column)}
                  data-align={align(column)}
                  data-detail={column.detail === true ? '' : undefined}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const align = ({ number }: Pick<Column<never>, 'number'>): 'right' | undefined =>
  number === true ? 'right' : undefined;

const shortName = ({ short, label }: Pick<Column<never>, 'short' | 'label'>): string | undefined =>
  short ?? (typeof label === 'string' ? label : undefined);
