/** @module The Parquet copy that a hub makes of a dataset without Parquet files, on a separate branch. */

import type { FileFetch } from '../sources/file-fetch.ts';
import type { ParquetFile } from './wanted.ts';

const branch = 'refs/convert/parquet';

/** The first file of the training split, else the first one; `undefined` where there is no copy or no access. */
export async function convertedFile(
  hubUrl: string,
  id: string,
  fetch: FileFetch,
): Promise<ParquetFile | undefined> {
  const url = `${hubUrl}/api/datasets/${id}/tree/${encodeURIComponent(branch)}?recursive=true`;
  try {
    const response = await fetch(url);
    const entries: unknown = response.ok ? await response.json() : [];
    const files = (Array.isArray(entries) ? entries : []).flatMap(parquetEntry);
    const first = files.find(({ path }) => /\btrain\b/.test(path)) ?? files[0];
    return first && { ...first, type: 'parquet', files: files.length, revision: branch };
  } catch {
    return undefined;
  }
}

interface Entry {
  readonly path: string;
  readonly size?: number;
}

function parquetEntry(entry: unknown): Entry[] {
  if (typeof entry !== 'object' || entry === null || !('path' in entry)) return [];
  const { path } = entry;
  if (typeof path !== 'string' || !path.endsWith('.parquet')) return [];
  const size = 'size' in entry && typeof entry.size === 'number' ? { size: entry.size } : {};
  return [{ path, ...size }];
}
