/** @module A JSON answer as a table; pictures and sounds inside it are shown. */
import { ScrollRegion } from '../scroll-region.tsx';
import { AnswerFile } from './answer-file.tsx';
import { blobFrom, pictureIn } from './json-answer.ts';
import { cellText, tableOf } from './table-of.ts';

export function AnswerTable({ value, label }: { readonly value: unknown; readonly label: string }) {
  const { columns, rows, more } = tableOf(value);
  if (rows.length === 0) return <p>The answer is empty.</p>;
  const typeColumn = columns.indexOf('content-type');
  return (
    <>
      <ScrollRegion label={label}>
        <table className="table" data-stacks="">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key}>
                {cells.map((cell, column) => (
                  <td key={columns[column]} data-label={columns[column]} data-align={alignOf(cell)}>
                    <Cell value={cell} mediaType={cells[typeColumn]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {more > 0 && <p>{more} more rows in the JSON.</p>}
    </>
  );
}

const alignOf = (value: unknown): 'right' | undefined => (typeof value === 'number' ? 'right' : undefined);

/** Sounds are base64, next to a field with their media type. */
function Cell({ value, mediaType }: { readonly value: unknown; readonly mediaType: unknown }) {
  const picture = pictureIn(value);
  if (picture !== undefined) return <img src={picture} alt="" />;
  if (typeof mediaType === 'string' && typeof value === 'string' && value.length > 200) {
    const blob = blobFrom(value, mediaType);
    if (blob) return <AnswerFile blob={blob} name="output" />;
  }
  return cellText(value);
}
