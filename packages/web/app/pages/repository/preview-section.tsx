/** @module The first rows of a dataset, from its first Parquet file. */
import type { DatasetPreview } from '@loadout/catalogue';
import { ScrollRegion, Section } from '@loadout/react';
import { cellText, previewLead } from './preview.ts';

export function PreviewSection({ preview }: { preview: DatasetPreview }) {
  const { columns = [], first = [] } = preview;
  if (columns.length === 0) return null;
  const names = columns.map(({ name }) => name);
  return (
    <Section id="rows" title="Rows" lead={previewLead(preview)}>
      <ScrollRegion label="First rows">
        <table className="table preview">
          <thead>
            <tr>
              {columns.map(({ name, type }) => (
                <th key={name} scope="col">
                  {name}
                  {type !== undefined && type !== '' && <span className="type">{type}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.map((row, at) => (
              // Rows have no names, and their order does not change.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={at}>
                {names.map((name, column) => (
                  <td key={name}>{cellText(row[column])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Section>
  );
}
