/** @module `loadout downloads count`. */
import { join } from 'node:path';
import { openStore, readSettings, type Settings } from '@loadout/server';
import { CommandError, readArguments, UsageError } from '../command.ts';
import { outOption } from '../out.ts';
import { startProgress } from '../progress.ts';
import { plural } from '../style.ts';
import { type Terminal, writeJson, writeLine } from '../terminal.ts';
import { reportUpgrade } from '../upgrade-line.ts';
import { type CountedSource, CountJob } from './count-job.ts';
import { feedHistory } from './history.ts';
import { type LogFormat, logFormats } from './formats.ts';
import { Ledger } from './ledger.ts';
import { countedRepositories } from './rules.ts';
import { logFiles } from './sources.ts';
import { stopper } from './stopper.ts';
import { windowOf } from './window.ts';

export const ledgerOption = {
  type: 'string',
  value: 'FILE',
  description: 'File of the counted downloads (default: downloads.duckdb in LOADOUT_DATA).',
} as const;

export const countOptions = {
  format: {
    type: 'string',
    value: 'NAME',
    description: `Log format: ${logFormats.join(', ')} (default: from the first bytes of each file).`,
    choices: logFormats,
  },
  window: {
    type: 'string',
    value: 'TIME',
    description:
      'A client counts once per repository in this time, which divides a day: 5m, 1h, 1d (default: 5m).',
  },
  again: {
    type: 'boolean',
    description: 'Read files again that were counted before; nothing is counted twice.',
  },
  'no-history': { type: 'boolean', description: 'Do not write the totals into the history of the records.' },
  ledger: ledgerOption,
  json: { type: 'boolean', description: 'Print JSON.' },
  out: outOption,
} as const;

export const ledgerFile = (settings: Settings, given: string | undefined): string =>
  given ?? join(settings.dataDir, 'downloads.duckdb');

export async function countDownloads(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = readArguments(args, countOptions);
  if (positionals.length === 0) throw new UsageError('Pass log files or folders; - is standard input.');
  const format = formatOf(values.format);
  const windowSeconds = windowOf(values.window);
  const files = await logFiles(
    positionals.filter((path) => path !== '-'),
    terminal.workingDir,
  );
  if (files.length === 0 && !positionals.includes('-'))
    throw new CommandError('There are no files in these folders.');
  const settings = readSettings(terminal.env, terminal.workingDir);
  const ledger = await Ledger.open(ledgerFile(settings, values.ledger), windowSeconds);
  const stop = stopper(() => ledger.interrupt());
  const store = await openStore(settings, { onUpgrade: reportUpgrade(terminal) }).catch((error: unknown) => {
    ledger.close();
    throw error;
  });
  const progress = startProgress(terminal, 'Counting');
  try {
    for await (const batch of countedRepositories(store)) await ledger.addRepositories(batch);
    const job = new CountJob({ ledger, format, again: values.again === true, stop, progress, terminal });
    await job.files(files);
    if (positionals.includes('-')) await job.input(process.stdin, settings.dataDir);
    const records = values['no-history'] === true ? 0 : await feedHistory(ledger, store);
    progress.finish();
    if (values.json === true) writeJson(terminal, { sources: job.reports, historyOf: records });
    else tellTotal(job.reports, records, terminal);
    return job.reports.some(({ error }) => error !== undefined) ? 1 : 0;
  } finally {
    progress.finish();
    stop.release();
    ledger.close();
    await store.close();
  }
}

function tellTotal(reports: readonly CountedSource[], records: number, terminal: Terminal): void {
  const added = reports.reduce((sum, report) => sum + (report.added ?? 0), 0);
  const bad = reports.reduce((sum, { lines }) => sum + (lines?.bad ?? 0), 0);
  writeLine(
    terminal.stdout,
    `${plural(added, 'download')} added, ${plural(bad, 'bad line')}, history of ${plural(records, 'record')} updated`,
  );
}

function formatOf(name: string | undefined): LogFormat | undefined {
  const format = logFormats.find((each) => each === name);
  if (name !== undefined && format === undefined)
    throw new UsageError(`--format is ${JSON.stringify(name)}: expected ${logFormats.join(', ')}.`);
  return format;
}
