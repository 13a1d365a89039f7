/** @module `loadout export`. */
import { type Compression, exportRecords } from '@loadout/hub';
import { openStore, readSettings } from '@loadout/server';
import { type Command, CommandError, readArguments, UsageError } from '../command.ts';
import { intoFile } from '../into-file.ts';
import { kindOf, kindOption } from '../kind.ts';
import { missingStore } from '../missing-store.ts';
import { startProgress } from '../progress.ts';
import { plural } from '../style.ts';
import { writeJson, writeLine } from '../terminal.ts';
import { reportUpgrade } from '../upgrade-line.ts';

const options = {
  kind: kindOption,
  output: {
    type: 'string',
    short: 'o',
    value: 'FILE',
    description: 'Output file; .gz and .zst are compressed (default: standard output).',
  },
  json: { type: 'boolean', description: 'Print the report as JSON; needs --output.' },
} as const;

export const command: Command = {
  usage: '[options]',
  options,
  examples: ['loadout export -o models.jsonl.gz', 'loadout export --kind dataset | wc -l'],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, options);
    if (positionals.length > 0) throw new UsageError('Pass the file with --output.');
    if (values.json === true && values.output === undefined)
      throw new UsageError('--json prints a report: pass the file with --output.');
    const kind = kindOf(values.kind);
    const settings = readSettings(terminal.env, terminal.workingDir);
    const absent = missingStore(settings);
    if (absent !== undefined)
      throw new CommandError(
        `There is nothing to export: ${absent} does not exist. Fill it with loadout sync or import, or set LOADOUT_DATA.`,
      );
    const store = await openStore(settings, { access: 'read', onUpgrade: reportUpgrade(terminal) });
    const progress = startProgress(terminal, `Exporting ${kind}s`);
    try {
      const total = await store.count(kind);
      const onProgress = (done: number): void => progress.update(done, total, `${done} of ${total}`);
      if (values.output === undefined) {
        await exportRecords(store, terminal.stdout, { kind, onProgress });
        return;
      }
      const written = await intoFile(values.output, (target) =>
        exportRecords(store, target, { kind, compression: compressionOf(values.output ?? ''), onProgress }),
      );
      progress.finish();
      if (values.json === true) writeJson(terminal, { file: values.output, kind, records: written });
      else writeLine(terminal.stderr, `${values.output}: ${plural(written, kind)}`);
    } finally {
      progress.finish();
      await store.close();
    }
  },
};

function compressionOf(file: string): Compression {
  if (file.endsWith('.gz')) return 'gzip';
  return file.endsWith('.zst') || file.endsWith('.zstd') ? 'zstd' : 'none';
}
