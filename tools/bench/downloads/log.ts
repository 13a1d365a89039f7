/** @module A synthetic access log in three forms. Popular repositories and clients are requested more often. */
import { join } from 'node:path';
import { libraries, type Library, libraryKeys } from '@loadout/catalogue';

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

const paths: readonly string[] = [
  'config.json',
  'README.md',
  'tokenizer.json',
  'model.safetensors',
  ...new Set(
    libraryKeys.flatMap((key) => {
      const { countDownloads = '' }: Library = libraries[key];
      return [...countDownloads.matchAll(/path:"([^"]+)"/g)].map(([, path = '']) => path);
    }),
  ),
];

const share = (seed: number): string => `(hash(i * 31 + ${seed}) % 1000000) / 1000000.0`;

const ranked = (count: number, seed: number): string =>
  `CAST(floor(${count} * pow(${share(seed)}, 3)) AS BIGINT)`;

export async function writeLog(
  connection: { run(sql: string): Promise<unknown> },
  rows: number,
  repositories: number,
  folder: string,
): Promise<{ readonly text: string; readonly zstd: string; readonly parquet: string }> {
  await connection.run(`
    CREATE TABLE requests AS
    SELECT TIMESTAMP '2026-03-01 00:00:00' + to_seconds(i // 40) AS time,
      concat('10.', client // 65536, '.', client // 256 % 256, '.', client % 256) AS client, 'GET' AS method,
      concat('/owner/model-', ${ranked(repositories, 1)}, '/resolve/main/',
        [${paths.map(text).join(', ')}][${ranked(paths.length, 2)} + 1]) AS path,
      [200, 302, 206, 404][CAST(hash(i * 31 + 4) % 4 AS BIGINT) + 1] AS status
    FROM (SELECT i, ${ranked(200_000, 3)} AS client FROM range(${rows}) AS numbers(i))`);
  const lines = `SELECT concat(client, ' - - [', strftime(time, '%d/%b/%Y:%H:%M:%S'), ' +0000] "GET ', path,
    ' HTTP/1.1" ', status, ' 512 "-" "transformers/5.1; python/3.12; torch/2.9"') AS line FROM requests`;
  const csv = `FORMAT csv, HEADER false, QUOTE '', ESCAPE '', DELIMITER '\u0001'`;
  const files = {
    text: join(folder, 'a.log'),
    zstd: join(folder, 'a.log.zst'),
    parquet: join(folder, 'a.parquet'),
  };
  await connection.run(`COPY (${lines}) TO ${text(files.text)} (${csv}, COMPRESSION none)`);
  await connection.run(`COPY (${lines}) TO ${text(files.zstd)} (${csv}, COMPRESSION zstd)`);
  await connection.run(`COPY requests TO ${text(files.parquet)} (FORMAT parquet)`);
  return files;
}
