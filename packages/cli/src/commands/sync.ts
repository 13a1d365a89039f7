/** @module `loadout sync`. */
import {
  type HubFilter,
  type HubWait,
  hubClient,
  type ListOrder,
  listOrders,
  prune,
  recordsRead,
  sync,
} from '@loadout/hub';
import { openStore, readSettings } from '@loadout/server';
import { type Command, CommandError, noArguments, readArguments, UsageError } from '../command.ts';
import { outOption } from '../out.ts';
import { kindOf, kindOption } from '../kind.ts';
import { startProgress } from '../progress.ts';
import { reportLine } from '../report-line.ts';
import { writeJson, writeLine } from '../terminal.ts';
import { reportUpgrade } from '../upgrade-line.ts';

const options = {
  kind: kindOption,
  hub: { type: 'string', value: 'URL', description: 'URL of the hub (default: LOADOUT_HUB_URL).' },
  search: { type: 'string', value: 'WORDS', description: 'Only ids that contain these words.' },
  author: { type: 'string', value: 'NAME', description: 'Only records of this owner.' },
  filter: {
    type: 'string',
    multiple: true,
    value: 'TAG',
    description: 'Only records with this tag; repeatable.',
  },
  task: { type: 'string', value: 'ID', description: 'Only models of this task.' },
  library: { type: 'string', value: 'KEY', description: 'Only models of this library.' },
  detail: { type: 'boolean', description: 'Request every record separately: more complete, but slower.' },
  top: { type: 'string', value: 'N', description: 'Only the first N records, see --by.' },
  by: {
    type: 'string',
    value: 'FIGURE',
    description: `Order of the listing: ${listOrders.join(', ')} (default: createdAt, with --top: downloads).`,
  },
  prune: {
    type: 'boolean',
    description: 'Then delete records that the hub does not have, including your own; not with a filter.',
  },
  json: { type: 'boolean', description: 'Print the report as JSON.' },
  out: outOption,
} as const;

export const command: Command = {
  usage: '[options]',
  options,
  examples: [
    'LOADOUT_HUB_URL=https://hub.example loadout sync --author me',
    'loadout sync --hub https://hub.example --top 5000 --by downloads',
    'loadout sync --hub https://hub.example --prune',
  ],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, options);
    noArguments(positionals);
    const settings = readSettings(
      { ...terminal.env, LOADOUT_HUB_URL: values.hub ?? terminal.env['LOADOUT_HUB_URL'] },
      terminal.workingDir,
    );
    if (settings.hub === undefined) throw new UsageError('Set the hub with --hub or LOADOUT_HUB_URL.');
    const kind = kindOf(values.kind);
    const filter = filterOf(values);
    if (values.prune === true && (Object.keys(filter).length > 0 || values.top !== undefined)) {
      throw new UsageError('--prune compares with the whole hub: remove the filters and --top.');
    }
    const range = rangeOf(values);
    const store = await openStore(settings, { onUpgrade: reportUpgrade(terminal) });
    const progress = startProgress(terminal, `Fetching ${kind}s`);
    const stop = new AbortController();
    const onSignal = (): void => stop.abort();
    process.once('SIGINT', onSignal);
    try {
      const hub = hubClient({
        baseUrl: settings.hub.url,
        token: settings.hub.token,
        onWait: (wait) => progress.note(waitLine(wait)),
      });
      const { signal } = stop;
      const synced = await sync(store, hub, {
        kind,
        filter,
        ...range,
        detail: values.detail === true ? 'record' : 'list',
        signal,
        onProgress: (done) => progress.update(recordsRead(done), range.top, 'records'),
      });
      const onProgress = ({ listed }: { listed: number }) =>
        progress.update(listed, undefined, 'records compared');
      const pruned =
        values.prune === true ? await prune(store, hub, { kind, signal, onProgress }) : undefined;
      const report = { ...synced, ...(pruned && { deleted: pruned.deleted }) };
      progress.finish();
      if (values.json === true) writeJson(terminal, report);
      else writeLine(terminal.stdout, reportLine(settings.hub.url, report));
    } catch (error) {
      if (!stop.signal.aborted) throw error;
      throw new CommandError('Stopped. Run the command again to resume.');
    } finally {
      process.off('SIGINT', onSignal);
      progress.finish();
      await store.close();
    }
  },
};

function rangeOf({ top, by }: { readonly top?: string; readonly by?: string }): {
  readonly top?: number;
  readonly by?: ListOrder;
} {
  if (top !== undefined && !/^[1-9]\d{0,8}$/.test(top)) throw new UsageError('--top takes a whole number.');
  const order = by ?? (top === undefined ? undefined : 'downloads');
  const known = listOrders.find((each) => each === order);
  if (order !== undefined && known === undefined) {
    throw new UsageError(`--by takes one of: ${listOrders.join(', ')}.`);
  }
  return { ...(top !== undefined && { top: Number(top) }), ...(known !== undefined && { by: known }) };
}

const waitLine = ({ url, reason, ms }: HubWait): string =>
  reason === 'response'
    ? `Waiting for ${url}: no response after ${Math.round(ms / 1000)} s`
    : `Waiting ${Math.ceil(ms / 1000)} s before the next request to ${url}`;

function filterOf(values: {
  readonly search?: string;
  readonly author?: string;
  readonly filter?: readonly string[];
  readonly task?: string;
  readonly library?: string;
}): HubFilter {
  const { search, author, filter, task, library } = values;
  return {
    ...(search !== undefined && { search }),
    ...(author !== undefined && { author }),
    ...(filter !== undefined && { filter }),
    ...(task !== undefined && { pipeline_tag: task }),
    ...(library !== undefined && { library }),
  };
}
