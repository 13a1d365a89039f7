/** @module Synthetic requests as a Parquet file: every library, its own paths and hostile ones. */
import { libraries, type Library, libraryKeys } from '@loadout/catalogue';

const hostile = [
  'config.json',
  'README.md',
  '.gguf',
  'x/.pt',
  'a.',
  'a.b.c/d',
  "it's.pt",
  'a\\b.pt',
  'a%b_c.zip',
  'a!b.pt',
  'line\nbreak.pt',
  'ü/é.safetensors',
  'Config.json',
  'config.json ',
  '',
];

/** The paths that the rules name, with their extensions on other names. */
function pathsOf({ countDownloads = '' }: Library): readonly string[] {
  const quoted = [...countDownloads.matchAll(/"([^"]+)"/g)].map(([, value = '']) => value);
  return quoted.flatMap((value) =>
    value.includes('.') ? [value, `sub/${value}`] : [`model.${value}`, `a/b.${value}`],
  );
}

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** Rows are made from the hash of their number: the same on every run. */
export async function writeSynthetic(
  connection: { run(sql: string): Promise<unknown> },
  rows: number,
  file: string,
): Promise<void> {
  const keys = [...libraryKeys, '', 'no-such-library'];
  const paths = [...new Set([...hostile, ...libraryKeys.flatMap((key) => pathsOf(libraries[key]))])];
  const pick = (list: readonly string[], seed: number): string =>
    `[${list.map(text).join(', ')}][CAST(hash(i * 31 + ${seed}) % ${list.length} AS BIGINT) + 1]`;
  await connection.run(`
    COPY (
      SELECT 'owner/model-' || repo AS repository, library, path, 'client-' || (hash(i * 31 + 3) % 20000) AS client,
        CAST(1772323200 + i // 40 AS BIGINT) AS time
      FROM (
        SELECT i, hash(i * 31 + 1) % 3000 AS repo,
          ([${keys.map(text).join(', ')}])[CAST(hash(hash(i * 31 + 1) % 3000) % ${keys.length} AS BIGINT) + 1] AS library,
          ${pick(paths, 2)} AS path
        FROM range(${rows}) AS numbers(i))
    ) TO ${text(file)} (FORMAT parquet)`);
}
