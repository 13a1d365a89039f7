/** @module The log formats as SQL for DuckDB: which lines are requests, and where time, client and target are. */
import { CommandError } from '../command.ts';

export const logFormats = ['combined', 'json', 'parquet'] as const;
export type LogFormat = (typeof logFormats)[number];

export const compressions = ['none', 'gzip', 'zstd'] as const;
export type Compression = (typeof compressions)[number];

export interface FormatSql {
  /**
   * A query over the file. Columns: `raw`, the line; `ok`, whether it is a log line; `target`, the requested path of
   * a successful GET or HEAD, else NULL; and those that `client` and `seconds` use.
   */
  readonly relation: string;
  readonly client: string;
  /** Seconds since 1970 in UTC; NULL for an invalid time. */
  readonly seconds: string;
}

/** Longer lines are bad lines. */
const longestLine = 1_048_576;

/** U+0001 does not occur in logs, which escape control characters: the whole line is one column. */
const linesOf = (file: string, compression: Compression): string =>
  `read_csv(${file}, columns = {'line': 'VARCHAR'}, delim = '\u0001', quote = '', escape = '', comment = '',
    header = false, auto_detect = false, strict_mode = false, null_padding = true, ignore_errors = true,
    store_rejects = true, max_line_size = ${longestLine}, compression = '${compression}')`;

const isSuccess = 'status BETWEEN 200 AND 399';

/** Apache's and nginx's default format: `client - user [time] "GET /path HTTP/1.1" 200 512 "referer" "agent"`. */
const combined = (file: string, compression: Compression): FormatSql => ({
  relation: `
    SELECT raw, status IS NOT NULL AND quote > 1 AND instr(raw, '[') > 1 AS ok,
      CASE WHEN ${isSuccess} AND (starts_with(request, 'GET ') OR starts_with(request, 'HEAD '))
        THEN split_part(request, ' ', 2) END AS target
    FROM (
      SELECT raw, quote, left(rest, closing - 1) AS request,
        TRY_CAST(substr(rest, closing + 2, 3) AS USMALLINT) AS status
      FROM (
        SELECT raw, quote, rest, instr(rest, '" ') AS closing
        FROM (SELECT line AS raw, instr(line, '"') AS quote, substr(line, instr(line, '"') + 1) AS rest
          FROM ${linesOf(file, compression)})))`,
  client: `left(raw, instr(raw, ' ') - 1)`,
  seconds: `CAST(epoch(try_strptime(substr(raw, instr(raw, '[') + 1, 26), '%d/%b/%Y:%H:%M:%S %z')) AS BIGINT)`,
});

/** Names of the fields in JSON lines and of the columns in Parquet, the first that is there. */
export const fieldNames = {
  time: ['time', 'timestamp', '@timestamp', 'ts', 'time_iso8601', 'msec'],
  client: ['client', 'client_ip', 'remote_addr', 'ip', 'remote_ip', 'c-ip'],
  method: ['method', 'request_method', 'cs-method'],
  target: ['path', 'uri', 'url', 'request_uri', 'target', 'cs-uri-stem'],
  status: ['status', 'status_code', 'sc-status'],
} as const;

type FieldName = keyof typeof fieldNames;

/** A number is in seconds, or in milliseconds if that would be after the year 5138. */
const timeOfText = (text: string): string =>
  `CASE WHEN TRY_CAST(${text} AS DOUBLE) IS NOT NULL
     THEN CAST(floor(CASE WHEN TRY_CAST(${text} AS DOUBLE) > 1e11 THEN TRY_CAST(${text} AS DOUBLE) / 1000
       ELSE TRY_CAST(${text} AS DOUBLE) END) AS BIGINT)
     ELSE CAST(floor(epoch(TRY_CAST(${text} AS TIMESTAMPTZ))) AS BIGINT) END`;

const pathOf = (target: string): string =>
  `CASE WHEN starts_with(${target}, '/') THEN ${target} ELSE regexp_replace(${target}, '^[A-Za-z]+://[^/]*', '') END`;

/** One extraction for all names: the line is parsed once. */
const jsonLines = (file: string, compression: Compression): FormatSql => {
  const names = Object.values(fieldNames).flat();
  const paths = names.map((name) => `'$."${name}"'`).join(', ');
  const field = (name: FieldName): string =>
    `coalesce(${fieldNames[name].map((each) => `f[${names.indexOf(each) + 1}]`).join(', ')})`;
  return {
    relation: `
      SELECT raw, f, ${field('time')} IS NOT NULL AND ${field('client')} IS NOT NULL
          AND ${field('target')} IS NOT NULL AND status IS NOT NULL AS ok,
        CASE WHEN ${isSuccess} AND ${field('method')} IN ('GET', 'HEAD') THEN ${pathOf(field('target'))} END AS target
      FROM (
        SELECT raw, f, TRY_CAST(${field('status')} AS USMALLINT) AS status
        FROM (SELECT line AS raw,
            CASE WHEN json_valid(line) THEN json_extract_string(line, [${paths}]) END AS f
          FROM ${linesOf(file, compression)}))`,
    client: field('client'),
    seconds: timeOfText(field('time')),
  };
};

/** `columns`: the names of the columns with their types. */
const parquet = (file: string, columns: ReadonlyMap<string, string>): FormatSql => {
  const column = (name: FieldName): string => {
    const found = fieldNames[name].find((each) => columns.has(each));
    if (found === undefined)
      throw new CommandError(
        `The Parquet file has no column for the ${name}: expected one of ${fieldNames[name].join(', ')}.`,
      );
    return `"${found}"`;
  };
  const type = columns.get(column('time').slice(1, -1)) ?? '';
  return {
    relation: `
      SELECT stamp, who, concat_ws(' ', stamp, who, address, status) AS raw,
        stamp IS NOT NULL AND who IS NOT NULL AND address IS NOT NULL AND status IS NOT NULL AS ok,
        CASE WHEN ${isSuccess} AND verb IN ('GET', 'HEAD') THEN ${pathOf('address')} END AS target
      FROM (SELECT ${column('time')} AS stamp, CAST(${column('client')} AS VARCHAR) AS who,
          CAST(${column('method')} AS VARCHAR) AS verb, CAST(${column('target')} AS VARCHAR) AS address,
          TRY_CAST(${column('status')} AS USMALLINT) AS status
        FROM read_parquet(${file}))`,
    client: 'who',
    seconds: type.startsWith('TIMESTAMP')
      ? 'CAST(floor(epoch(stamp)) AS BIGINT)'
      : timeOfText('CAST(stamp AS VARCHAR)'),
  };
};

export function formatSql(
  format: LogFormat,
  file: string,
  compression: Compression,
  columns: ReadonlyMap<string, string>,
): FormatSql {
  if (format === 'parquet') return parquet(file, columns);
  return format === 'json' ? jsonLines(file, compression) : combined(file, compression);
}
