/** @module `loadout downloads list`: the counted downloads per repository, library and day. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSettings } from '@loadout/server';
import { CommandError, optionalArgument, readArguments, UsageError } from '../command.ts';
import { outOption } from '../out.ts';
import { columns, harmless } from '../style.ts';
import { type Terminal, writeJson, writeLine } from '../terminal.ts';
import { ledgerFile, ledgerOption } from './count.ts';
import { Ledger } from './ledger.ts';

export const listOptions = {
  days: { type: 'boolean', description: 'One row per day instead of one per repository.' },
  limit: { type: 'string', short: 'n', value: 'N', description: 'Number of rows (default: 20).' },
  ledger: ledgerOption,
  json: { type: 'boolean', description: 'Print JSON, without a limit unless --limit is given.' },
  out: outOption,
} as const;

interface Row {
  readonly kind: string;
  readonly id: string;
  readonly library: string;
  readonly day?: string;
  readonly downloads: number;
}

export async function listDownloads(args: readonly string[], terminal: Terminal): Promise<void> {
  const { values, positionals } = readArguments(args, listOptions);
  const id = optionalArgument(positionals, 'id');
  const { days = false, json = false } = values;
  const limit = limitOf(values.limit ?? (json ? undefined : '20'));
  const settings = readSettings(terminal.env, terminal.workingDir);
  const file = resolve(terminal.workingDir, ledgerFile(settings, values.ledger));
  if (!existsSync(file))
    throw new CommandError(`${file} does not exist: count logs with loadout downloads count.`);
  const ledger = await Ledger.openToRead(file);
  try {
    const dayOfSlot = `CAST(DATE '1970-01-01' + CAST(slot * ${ledger.windowSeconds} // 86400 AS INTEGER) AS DATE)`;
    const found = await ledger.query(
      `SELECT kind, max(id), coalesce(library, ''), ${days ? `CAST(${dayOfSlot} AS VARCHAR)` : 'NULL'}, count(*)
       FROM downloads WHERE $1 = '' OR key = lower($1)
       GROUP BY kind, key, coalesce(library, '') ${days ? `, ${dayOfSlot}` : ''}
       ORDER BY ${days ? `4 DESC, ` : ''}5 DESC, key ${limit === undefined ? '' : `LIMIT ${limit}`}`,
      [id ?? ''],
    );
    const rows = found.map(([kind, repository, library, at, count]): Row => {
      const row = {
        kind: String(kind),
        id: String(repository),
        library: String(library),
        downloads: Number(count),
      };
      return at === null ? row : Object.assign(row, { day: String(at) });
    });
    if (json) return writeJson(terminal, rows);
    const shown = rows.map(({ downloads, day = '', kind, library, id: name }) => [
      downloads.toLocaleString('en').padStart(10),
      day,
      kind,
      harmless(name),
      library,
    ]);
    writeLine(terminal.stdout, shown.length === 0 ? 'No downloads.' : columns(shown));
  } finally {
    ledger.close();
  }
}

function limitOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(text))
    throw new UsageError(`--limit is ${JSON.stringify(text)}: expected a whole number.`);
  return Number(text);
}
