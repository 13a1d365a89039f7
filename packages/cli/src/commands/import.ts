/** @module `loadout import`. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fileResumeKey, importRecords, type ImportReport, recordsRead } from '@loadout/hub';
import { openStore, readSettings } from '@loadout/server';
import { type Command, CommandError, readArguments, UsageError } from '../command.ts';
import { kindOf, kindOption } from '../kind.ts';
import { startProgress } from '../progress.ts';
import { reportLine } from '../report-line.ts';
import { styled } from '../style.ts';
import { type Terminal, writeJson, writeLine } from '../terminal.ts';
import { reportUpgrade } from '../upgrade-line.ts';

const options = {
  kind: kindOption,
  json: { type: 'boolean', description: 'Print the report as JSON.' },
} as const;

const shownReasons = 10;

export const command: Command = {
  usage: '<file>... [options]',
  options,
  examples: [
    'loadout import models.jsonl',
    'loadout import --kind dataset datasets.jsonl.gz',
    'loadout import -',
  ],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, options);
    if (positionals.length === 0)
      throw new UsageError('Pass a file with JSON lines or a JSON array; - is standard input.');
    const kind = kindOf(values.kind);
    const store = await openStore(readSettings(terminal.env, terminal.workingDir), reportUpgrade(terminal));
    try {
      for (const file of positionals) {
        const report = await importFile(file, terminal, (source, resume, onProgress) =>
          importRecords(store, source, { kind, faultPolicy: 'drop', ...resume, onProgress }),
        );
        if (values.json === true) writeJson(terminal, { file, ...report });
        else tell(file, report, terminal);
      }
    } finally {
      await store.close();
    }
  },
};

type Import = (
  source: AsyncIterable<Uint8Array>,
  resume: { readonly resumeKey?: string },
  onProgress: (report: ImportReport) => void,
) => Promise<ImportReport>;

async function importFile(file: string, terminal: Terminal, work: Import): Promise<ImportReport> {
  const progress = startProgress(terminal, file);
  let bytesRead = 0;
  const size = file === '-' ? undefined : await sizeOf(file);
  const source = file === '-' ? process.stdin : createReadStream(file);
  source.on('data', (chunk: string | Buffer) => {
    bytesRead += chunk.length;
  });
  try {
    const resume = file === '-' ? {} : { resumeKey: await fileResumeKey(file) };
    return await work(source, resume, (report) =>
      progress.update(bytesRead, size, `${recordsRead(report).toLocaleString('en')} records`),
    );
  } finally {
    progress.finish();
  }
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch {
    throw new CommandError(`${file} cannot be read.`);
  }
}

function tell(file: string, report: ImportReport, terminal: Terminal): void {
  writeLine(terminal.stdout, reportLine(file, report));
  const printEach = (word: string, reasons: ImportReport['refusals']): void => {
    for (const { place, reason } of reasons.slice(0, shownReasons))
      writeLine(terminal.stderr, `${styled(terminal, 'yellow', word)} ${file}:${place}: ${reason}`);
  };
  printEach('refused:', report.refusals);
  printEach('ignored:', report.dropped);
}
