/** @module `loadout import --cards`: a folder of README files into the store. */
import { readFile } from 'node:fs/promises';
import { cardFiles, type RepoKind } from '@loadout/hub';
import { cardWriter, openStore, readSettings } from '@loadout/server';
import { CommandError } from './command.ts';
import { startProgress } from './progress.ts';
import { type Terminal, writeJson, writeLine } from './terminal.ts';
import { reportUpgrade } from './upgrade-line.ts';

interface CardReport {
  created: number;
  replaced: number;
  unchanged: number;
  /** Ids that no record has. */
  readonly unknown: string[];
}

const shownUnknown = 10;

export async function importCards(
  folder: string,
  kind: RepoKind,
  terminal: Terminal,
  json: boolean,
): Promise<void> {
  const files = await cardFiles(folder).catch(() => {
    throw new CommandError(`${folder} is not a readable folder.`);
  });
  const settings = readSettings(terminal.env, terminal.workingDir);
  const store = await openStore(settings, { onUpgrade: reportUpgrade(terminal) });
  const writer = cardWriter(store, settings);
  const progress = startProgress(terminal, folder);
  const report: CardReport = { created: 0, replaced: 0, unchanged: 0, unknown: [] };
  try {
    for (const [at, { id, file }] of files.entries()) {
      progress.update(at, files.length, `${at.toLocaleString('en')} cards`);
      const record = await store.get(kind, id);
      if (record === undefined) {
        report.unknown.push(id);
        continue;
      }
      const markdown = (await readFile(file, 'utf8')).replaceAll('\0', '\uFFFD');
      const known = await store.card(kind, id);
      if (known?.origin === 'import' && known.markdown === markdown) report.unchanged += 1;
      else {
        const result = await writer.write({ kind, id: record.id, markdown, origin: 'import' });
        report[result] += 1;
      }
    }
  } finally {
    progress.finish();
    await writer.close();
    await store.close();
  }
  if (json) writeJson(terminal, { folder, ...report });
  else tell(folder, report, terminal);
}

function tell(
  folder: string,
  { created, replaced, unchanged, unknown }: CardReport,
  terminal: Terminal,
): void {
  writeLine(
    terminal.stdout,
    `${folder}: ${created} created, ${replaced} replaced, ${unchanged} unchanged, ${unknown.length} without a record`,
  );
  for (const id of unknown.slice(0, shownUnknown))
    writeLine(terminal.stderr, `ignored: ${id} is not in the store; import its record first.`);
}
