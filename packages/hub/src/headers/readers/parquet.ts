/** @module Schema, number of rows and first rows of a Parquet file, from its footer and a few column chunks. */

import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { Cell, DatasetPreview } from '@loadout/catalogue/records';
import {
  asyncBufferFromUrl,
  type Compressors,
  type FileMetaData,
  parquetMetadataAsync,
  parquetReadObjects,
  parquetSchema,
  type SchemaTree,
  snappyUncompress,
} from 'hyparquet';
import { headerLimits } from '../limits.ts';
import type { ParquetFile } from '../wanted.ts';

export async function readParquet(
  { path, size, files, revision }: ParquetFile,
  url: string,
  fetchRange: typeof fetch,
): Promise<DatasetPreview> {
  const known = size === undefined ? {} : { byteLength: size };
  const file = await asyncBufferFromUrl({ url, fetch: fetchRange, ...known });
  const metadata = await parquetMetadataAsync(file);
  const columns = parquetSchema(metadata).children.slice(0, headerLimits.previewColumns);
  const shown = affordable(
    metadata,
    columns.map(({ element }) => element.name),
  );
  const rows = await parquetReadObjects({
    file,
    metadata,
    columns: [...shown],
    rowStart: 0,
    rowEnd: Math.min(headerLimits.previewRows, Number(metadata.num_rows)),
    useOffsetIndex: true,
    compressors,
  });
  return {
    file: path,
    ...(revision !== undefined && { revision }),
    rows: Number(metadata.num_rows),
    files,
    columns: columns.map((column) => ({ name: column.element.name, type: typeOf(column) })),
    first: rows.map((row) =>
      columns.map(({ element: { name } }) => (shown.has(name) ? cellOf(row[name]) : null)),
    ),
  };
}

/** Columns whose first chunk is small enough, in order, up to a total. */
function affordable({ row_groups: [group] }: FileMetaData, names: readonly string[]): ReadonlySet<string> {
  const sizes = new Map<string, number>();
  for (const { meta_data: data } of group?.columns ?? []) {
    const [name] = data?.path_in_schema ?? [];
    if (name === undefined || data === undefined) continue;
    const large = data.total_uncompressed_size > 4 * headerLimits.columnBytes;
    sizes.set(name, (sizes.get(name) ?? 0) + (large ? Infinity : Number(data.total_compressed_size)));
  }
  let left: number = headerLimits.previewBytes;
  const chosen = new Set<string>();
  for (const name of names) {
    const size = sizes.get(name) ?? Infinity;
    if (size > headerLimits.columnBytes || size > left) continue;
    left -= size;
    chosen.add(name);
  }
  return chosen;
}

function typeOf({ element, children }: SchemaTree): string {
  if (children.length > 0) return element.converted_type === 'LIST' ? 'list' : 'struct';
  return (element.logical_type?.type ?? element.converted_type ?? element.type ?? '').toLowerCase();
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return value;
  return cut(typeof value === 'string' ? value : textOf(value));
}

function textOf(value: unknown): string {
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint' || typeof value === 'number') return String(value);
  const json: string | undefined = JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof Uint8Array) return `${part.length} bytes`;
    return typeof part === 'bigint' ? String(part) : part;
  });
  return json ?? '';
}

/** Removes NUL characters, which a record may not contain. */
const cut = (text: string): string => {
  const clean = text.replaceAll('\0', '');
  return clean.length > headerLimits.cell ? `${clean.slice(0, headerLimits.cell - 1)}…` : clean;
};

const maxOutputLength = 8 * headerLimits.columnBytes;

/** A page header may state any size, so the limit is enforced here. */
const compressors: Compressors = {
  SNAPPY(input, length) {
    if (length > maxOutputLength) throw new RangeError('a page is too large');
    const output = new Uint8Array(length);
    snappyUncompress(input, output);
    return output;
  },
  GZIP: (input) => gunzipSync(input, { maxOutputLength }),
  BROTLI: (input) => brotliDecompressSync(input, { maxOutputLength }),
  ZSTD: (input) => zstdDecompressSync(input, { maxOutputLength }),
};
