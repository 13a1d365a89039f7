/** @module `loadout import`. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileResumeKey, importRecords, type ImportReport, recordsRead, type RepoKind } from '@loadout/hub';
import { openStore, readSettings } from '@loadout/server';
import { type Command, CommandError, readArguments, UsageError } from '../command.ts';
import { outOption } from '../out.ts';
import { importCards } from '../import-cards.ts';
import { kindOf, kindOption } from '../kind.ts';
import { startProgress } from '../progress.ts';
import { reportLine } from '../report-line.ts';
import { plural, styledError } from '../style.ts';
import { type Terminal, writeJson, writeLine } from '../terminal.ts';
import { reportUpgrade } from '../upgrade-line.ts';

const options = {
  kind: kindOption,
  cards: {
    type: 'string',
    value: 'DIR',
    description: 'Import the cards below a folder: owner/name/README.md or owner/name.md.',
  },
  json: { type: 'boolean', description: 'Print the report as JSON.' },
  out: outOption,
} as const;

const shownReasons = 10;

export const command: Command = {
  usage: '<file>... [options]',
  options,
  examples: [
    'loadout import models.jsonl',
    'loadout import --kind dataset datasets.jsonl.gz',
    'loadout import -',
    'loadout import --cards cards/',
  ],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, options);
    const { cards, json = false } = values;
    if (positionals.length === 0 && cards === undefined)
      throw new UsageError('Pass a file with JSON lines or a JSON array; - is standard input.');
    const kind = kindOf(values.kind);
    const files = await Promise.all(positionals.map(fileToRead));
    const nothingTaken = files.length > 0 && (await importFiles(files, kind, terminal, json));
    if (cards !== undefined) await importCards(resolve(terminal.workingDir, cards), kind, terminal, json);
    return nothingTaken ? 1 : 0;
  },
};

interface SourceFile {
  readonly path: string;
  /** Unknown for standard input. */
  readonly size: number | undefined;
}

/** Returns whether every record of a file was refused: it is probably not a file of records. */
async function importFiles(
  files: readonly SourceFile[],
  kind: RepoKind,
  terminal: Terminal,
  json: boolean,
): Promise<boolean> {
  const store = await openStore(readSettings(terminal.env, terminal.workingDir), {
    onUpgrade: reportUpgrade(terminal),
  });
  let nothingTaken = false;
  try {
    for (const file of files) {
      const report = await importFile(file, terminal, (source, resume, onProgress) =>
        importRecords(store, source, { kind, faultPolicy: 'drop', ...resume, onProgress }),
      );
      if (json) writeJson(terminal, { file: file.path, ...report });
      else tell(file.path, report, terminal);
      if (report.refused > 0 && report.refused === recordsRead(report)) nothingTaken = true;
    }
    return nothingTaken;
  } finally {
    await store.close();
  }
}

type Import = (
  source: AsyncIterable<Uint8Array>,
  resume: { readonly resumeKey?: string },
  onProgress: (report: ImportReport) => void,
) => Promise<ImportReport>;

async function importFile(
  { path, size }: SourceFile,
  terminal: Terminal,
  work: Import,
): Promise<ImportReport> {
  const progress = startProgress(terminal, path);
  let bytesRead = 0;
  // Counted here: a `data` listener would start the stream before the import reads from it.
  async function* read(): AsyncGenerator<Uint8Array> {
    const source: AsyncIterable<Uint8Array> = path === '-' ? process.stdin : createReadStream(path);
    for await (const chunk of source) {
      bytesRead += chunk.length;
      yield chunk;
    }
  }
  try {
    const resume = path === '-' ? {} : { resumeKey: await fileResumeKey(path) };
    return await work(read(), resume, (report) =>
      progress.update(bytesRead, size, plural(recordsRead(report), 'record')),
    );
  } finally {
    progress.finish();
  }
}

async function fileToRead(path: string): Promise<SourceFile> {
  if (path === '-') return { path, size: undefined };
  const found = await stat(path).catch(() => {
    throw new CommandError(`${path} cannot be read: check the path and its permissions.`);
  });
  if (found.isDirectory())
    throw new CommandError(`${path} is a folder. Pass its files, or import its cards with --cards.`);
  return { path, size: found.size };
}

function tell(file: string, report: ImportReport, terminal: Terminal): void {
  writeLine(terminal.stdout, reportLine(file, report));
  const printEach = (word: string, reasons: ImportReport['refusals']): void => {
    for (const { place, reason } of reasons.slice(0, shownReasons))
      writeLine(terminal.stderr, `${styledError(terminal, 'yellow', word)} ${file}:${place}: ${reason}`);
  };
  printEach('refused:', report.refusals);
  printEach('ignored:', report.dropped);
}
