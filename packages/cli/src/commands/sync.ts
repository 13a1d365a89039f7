/** @module `loadout sync`. */
import { hubClient, type ImportReport, recordsRead, sync } from '@loadout/hub';
import { openStore, readSettings } from '@loadout/server';
import { type Command, CommandError, readArguments, UsageError } from '../command.ts';
import { kindOf, kindOption } from '../kind.ts';
import { startProgress } from '../progress.ts';
import { reportLine } from '../report-line.ts';
import { writeJson, writeLine } from '../terminal.ts';

const options = {
  kind: kindOption,
  hub: { type: 'string', value: 'URL', description: 'The hub to read, instead of LOADOUT_HUB_URL.' },
  search: { type: 'string', value: 'WORDS', description: 'Only ids with these words.' },
  author: { type: 'string', value: 'NAME', description: 'Only records of this owner.' },
  filter: {
    type: 'string',
    multiple: true,
    value: 'TAG',
    description: 'Only records with this tag; repeat for more.',
  },
  task: { type: 'string', value: 'ID', description: 'Only models of this task.' },
  library: { type: 'string', value: 'KEY', description: 'Only models of this library.' },
  detail: { type: 'boolean', description: 'Ask for every record by itself: more complete, and slower.' },
  json: { type: 'boolean', description: 'Print the report as JSON.' },
} as const;

export const command: Command = {
  usage: '[options]',
  options,
  examples: [
    'LOADOUT_HUB_URL=https://hub.example loadout sync --author me',
    'loadout sync --hub https://hub.example',
  ],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, options);
    if (positionals.length > 0) throw new UsageError('Say what to fetch with options.');
    const settings = readSettings(
      { ...terminal.env, LOADOUT_HUB_URL: values.hub ?? terminal.env['LOADOUT_HUB_URL'] },
      terminal.workingDir,
    );
    if (settings.hub === undefined) throw new UsageError('Name the hub with --hub or LOADOUT_HUB_URL.');
    const kind = kindOf(values.kind);
    const { search, author, filter, task, library } = values;
    const store = await openStore(settings);
    const progress = startProgress(terminal, `Fetching ${kind}s`);
    const stop = new AbortController();
    const onSignal = (): void => stop.abort();
    process.once('SIGINT', onSignal);
    try {
      const report = await sync(store, hubClient({ baseUrl: settings.hub.url, token: settings.hub.token }), {
        kind,
        filter: {
          ...(search !== undefined && { search }),
          ...(author !== undefined && { author }),
          ...(filter !== undefined && { filter }),
          ...(task !== undefined && { pipeline_tag: task }),
          ...(library !== undefined && { library }),
        },
        detail: values.detail === true ? 'record' : 'list',
        signal: stop.signal,
        onProgress: (done: ImportReport) => progress.update(recordsRead(done), undefined, 'records'),
      });
      progress.finish();
      if (values.json === true) writeJson(terminal, report);
      else writeLine(terminal.stdout, reportLine(settings.hub.url, report));
    } catch (error) {
      if (!stop.signal.aborted) throw error;
      throw new CommandError('Stopped. Call it again to go on where it was.');
    } finally {
      process.off('SIGINT', onSignal);
      progress.finish();
      await store.close();
    }
  },
};
