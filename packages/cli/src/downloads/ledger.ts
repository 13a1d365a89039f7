/**
 * @module The file of counted downloads: a set of (repository, client, time window). Counting a log twice adds nothing,
 * because the set already has its downloads; this is what makes an interrupted or repeated count safe.
 */
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DuckDBConnection, DuckDBValue } from '@duckdb/node-api';
import type { Rule } from '@loadout/catalogue';
import type { RepoKind } from '@loadout/hub';
import { CommandError } from '../command.ts';
import { sampleLines, shownLines, type Verdict, verdictQuery } from './count-sql.ts';
import { loadDuckDb } from './duckdb.ts';
import { formatSql } from './formats.ts';
import type { LogKind } from './sources.ts';

export interface CountedRepository {
  readonly kind: RepoKind;
  readonly id: string;
  readonly library: string | undefined;
  /** Number of the rule, from 1; 0 is the default rule. */
  readonly rule: number;
}

export interface SourceReport {
  /** Lines by verdict. */
  readonly lines: Readonly<Record<Verdict, number>>;
  /** Downloads, each client once per repository and window. */
  readonly downloads: number;
  /** Of these, those that were not counted before. */
  readonly added: number;
  /** The beginnings of some bad lines. */
  readonly samples: readonly string[];
}

const schema = `
CREATE TABLE IF NOT EXISTS meta (name VARCHAR PRIMARY KEY, value VARCHAR NOT NULL);
CREATE TABLE IF NOT EXISTS sources (resume_key VARCHAR PRIMARY KEY, counted TIMESTAMPTZ NOT NULL, lines BIGINT NOT NULL);
CREATE TABLE IF NOT EXISTS downloads (
  slot BIGINT NOT NULL, kind VARCHAR NOT NULL, key VARCHAR NOT NULL, id VARCHAR NOT NULL, library VARCHAR,
  client UBIGINT NOT NULL);
CREATE TEMP TABLE repositories (kind VARCHAR, key VARCHAR, id VARCHAR, library VARCHAR, rule INTEGER);
CREATE TEMP TABLE touched (kind VARCHAR, key VARCHAR);`;

export class Ledger {
  readonly #connection: DuckDBConnection;
  readonly #close: () => void;
  readonly #windowSeconds: number;
  readonly #salt: string;

  private constructor(connection: DuckDBConnection, close: () => void, windowSeconds: number, salt: string) {
    this.#connection = connection;
    this.#close = close;
    this.#windowSeconds = windowSeconds;
    this.#salt = salt;
  }

  /** Throws unless the window is that of the counts in the file; `undefined` takes it from there. */
  static async open(file: string, wantedSeconds: number | undefined): Promise<Ledger> {
    await mkdir(dirname(file), { recursive: true });
    const ledger = await Ledger.#connected(file, 'READ_WRITE', async (connection) => {
      await connection.run(schema);
      await connection.run(`INSERT OR IGNORE INTO meta VALUES ('window', $1), ('salt', $2)`, [
        String(wantedSeconds ?? 300),
        randomBytes(16).toString('hex'),
      ]);
    });
    if (wantedSeconds === undefined || wantedSeconds === ledger.windowSeconds) return ledger;
    ledger.close();
    throw new CommandError(
      `${file} was counted with a window of ${ledger.windowSeconds} s. Use the same window, or another file with --ledger.`,
    );
  }

  /** Opens a file that exists, which this process may not be able to write. */
  static async openToRead(file: string): Promise<Ledger> {
    return Ledger.#connected(file, 'READ_ONLY', async (connection) => {
      const tables = await rowsOf(connection, `SELECT 1 FROM duckdb_tables() WHERE table_name = 'meta'`);
      if (tables.length === 0) throw new CommandError(`${file} is not a file of counted downloads.`);
    });
  }

  static async #connected(
    file: string,
    mode: 'READ_WRITE' | 'READ_ONLY',
    prepare: (connection: DuckDBConnection) => Promise<void>,
  ): Promise<Ledger> {
    const { DuckDBInstance } = await loadDuckDb();
    const instance = await DuckDBInstance.create(file, {
      access_mode: mode,
      // Nothing is fetched from the network.
      autoinstall_known_extensions: 'false',
      autoload_known_extensions: 'false',
    }).catch((error: unknown) => {
      throw new CommandError(`${file} cannot be opened: ${firstLine(error)}`);
    });
    const connection = await instance.connect();
    const close = (): void => {
      connection.closeSync();
      instance.closeSync();
    };
    try {
      await connection.run(`SET TimeZone = 'UTC'`);
      await prepare(connection);
      const meta = new Map(await rowsOf(connection, 'SELECT name, value FROM meta').then(pairs));
      return new Ledger(connection, close, Number(meta.get('window')), meta.get('salt') ?? '');
    } catch (error) {
      close();
      throw error;
    }
  }

  get windowSeconds(): number {
    return this.#windowSeconds;
  }

  /** Progress of the running query, from 0 to 1. */
  progress(): number {
    return Math.max(0, this.#connection.progress.percentage) / 100;
  }

  interrupt(): void {
    this.#connection.interrupt();
  }

  /** The stored repositories, each with the rule that counts its downloads. */
  async addRepositories(repositories: readonly CountedRepository[]): Promise<void> {
    const appender = await this.#connection.createAppender('repositories', 'main', 'temp');
    for (const { kind, id, library, rule } of repositories) {
      for (const text of [kind, id.toLowerCase(), id]) appender.appendVarchar(text);
      if (library === undefined) appender.appendNull();
      else appender.appendVarchar(library);
      appender.appendInteger(rule);
      appender.endRow();
    }
    appender.closeSync();
  }

  async isCounted(resumeKey: string): Promise<boolean> {
    const rows = await this.query('SELECT 1 FROM sources WHERE resume_key = $1', [resumeKey]);
    return rows.length > 0;
  }

  /** In one transaction: an interrupted count leaves nothing behind. */
  async count(
    file: string,
    kind: LogKind,
    rules: readonly Rule[],
    resumeKey: string | undefined,
  ): Promise<SourceReport> {
    const run = (sql: string, values?: DuckDBValue[]) => this.#connection.run(sql, values);
    await run('BEGIN');
    try {
      const name = literal(globEscaped(file));
      const columns = kind.format === 'parquet' ? await this.#columnsOf(name) : new Map<string, string>();
      const log = formatSql(kind.format, name, kind.compression, columns);
      await run(`CREATE OR REPLACE TEMP TABLE batch AS ${verdictQuery(log, rules, this.#windowSeconds)}`);
      const report = await this.#merge(kind.format === 'parquet' ? undefined : await this.#rejects());
      const total = Object.values(report.lines).reduce((sum, count) => sum + count, 0);
      if (resumeKey !== undefined)
        await run('INSERT OR REPLACE INTO sources VALUES ($1, now(), $2)', [resumeKey, BigInt(total)]);
      await run('COMMIT');
      return report;
    } catch (error) {
      await run('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      await run('DROP TABLE IF EXISTS temp.batch').catch(() => undefined);
    }
  }

  async #columnsOf(file: string): Promise<ReadonlyMap<string, string>> {
    return new Map(
      pairs(await this.query(`SELECT column_name, column_type FROM (DESCRIBE FROM read_parquet(${file}))`)),
    );
  }

  /** Lines that DuckDB could not read as text: too long, or not UTF-8. */
  async #rejects(): Promise<{ readonly count: number; readonly samples: readonly string[] }> {
    const [row] = await this.query(
      `SELECT count(DISTINCT (scan_id, file_id, line)), ${sampleLines('csv_line')} FROM reject_errors`,
    );
    await this.#connection.run('DROP TABLE reject_errors; DROP TABLE reject_scans');
    return { count: Number(row?.[0] ?? 0), samples: textList(row?.[1]) };
  }

  async #merge(
    rejects: { count: number; samples: readonly string[] } = { count: 0, samples: [] },
  ): Promise<SourceReport> {
    const lines = { bad: rejects.count, other: 0, skipped: 0, counted: 0 };
    const samples = [...rejects.samples];
    const verdicts = await this.query(
      'SELECT verdict, sum(requests), any_value(samples), count(*) FROM batch GROUP BY verdict',
    );
    let downloads = 0;
    for (const [verdict, requests, bad, groups] of verdicts) {
      if (verdict !== 'bad' && verdict !== 'other' && verdict !== 'skipped' && verdict !== 'counted')
        continue;
      lines[verdict] += Number(requests);
      if (verdict === 'bad') samples.push(...textList(bad));
      if (verdict === 'counted') downloads = Number(groups);
    }
    await this.#connection.run(
      `CREATE OR REPLACE TEMP TABLE fresh AS
       WITH hashed AS (
         SELECT slot, kind, key, max(id) AS id, max(library) AS library,
           md5_number_lower(concat($1, client)) AS client
         FROM batch WHERE verdict = 'counted' GROUP BY slot, kind, key, client)
       SELECT * FROM hashed ANTI JOIN (
         SELECT * FROM downloads WHERE slot BETWEEN (SELECT min(slot) FROM hashed) AND (SELECT max(slot) FROM hashed)
       ) AS before USING (slot, kind, key, client)`,
      [this.#salt],
    );
    await this.#connection.run('INSERT INTO touched SELECT DISTINCT kind, key FROM fresh');
    await this.#connection.run(
      'INSERT INTO downloads SELECT slot, kind, key, id, library, client FROM fresh ORDER BY slot',
    );
    const [added] = await this.query('SELECT count(*) FROM fresh');
    return { lines, downloads, added: Number(added?.[0] ?? 0), samples: samples.slice(0, shownLines) };
  }

  async query(sql: string, values: DuckDBValue[] = []): Promise<readonly (readonly DuckDBValue[])[]> {
    return rowsOf(this.#connection, sql, values);
  }

  close(): void {
    this.#close();
  }
}

const rowsOf = async (connection: DuckDBConnection, sql: string, values: DuckDBValue[] = []) =>
  (await connection.runAndReadAll(sql, values)).getRows();

const pairs = (rows: readonly (readonly DuckDBValue[])[]): [string, string][] =>
  rows.map(([name, value]) => [String(name), String(value)]);

const textList = (value: DuckDBValue | undefined): readonly string[] =>
  typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items)
    ? value.items.map(String)
    : [];

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** DuckDB reads file names as patterns. */
const globEscaped = (path: string): string => path.replaceAll(/[*?[]/g, '[$&]');

export const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
