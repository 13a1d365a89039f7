/** @module `loadout serve`. */
import { setFlagsFromString } from 'node:v8';
import {
  canSharePorts,
  createApp,
  createServices,
  httpServer,
  listen,
  type Settings,
  startWorkers,
  warmUpLater,
} from '@loadout/server';
import { checkSite, openSite } from '@loadout/web';
import { type Command, noArguments, readArguments } from '../command.ts';
import { indexReporter } from '../index-reporter.ts';
import { runUntilStopped } from '../run-server.ts';
import { siteThread } from '../site-thread.ts';
import { serverOptions, serverSettings } from '../server-settings.ts';
import { styledError } from '../style.ts';
import { type Terminal, writeLine } from '../terminal.ts';
import { reportUpgrade } from '../upgrade-line.ts';

const options = {
  ...serverOptions,
  'api-only': { type: 'boolean', description: 'Serve the API without the pages.' },
} as const;

export const command: Command = {
  usage: '[options]',
  options,
  examples: ['loadout serve --port 8080', 'LOADOUT_DATA=/var/lib/loadout loadout serve'],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, options);
    noArguments(positionals);
    const settings = serverSettings(values, terminal);
    const hasSite = values['api-only'] !== true;
    if (hasSite) await checkSite();
    const inThreads = settings.workers > 1 && (await canShare(terminal));
    await (inThreads ? serveInThreads : serveHere)(settings, hasSite, terminal);
  },
};

async function canShare(terminal: Terminal): Promise<boolean> {
  const can = await canSharePorts();
  if (!can)
    writeLine(
      terminal.stderr,
      'One thread answers requests: on this system, threads cannot share a port. LOADOUT_WORKERS=1 silences this line.',
    );
  return can;
}

/** V8 would let the heap of every thread double before it collects garbage: 70 MB more with two threads, and no faster. */
const heapGrowth = '--heap-growing-percent=40';

async function serveInThreads(settings: Settings, hasSite: boolean, terminal: Terminal): Promise<void> {
  setFlagsFromString(heapGrowth);
  const index = indexReporter(terminal);
  const server = await startWorkers(settings, {
    ...(hasSite && { entry: siteThread() }),
    onProgress: index.onProgress,
    onUpgrade: reportUpgrade(terminal),
    onCrash: (error) => writeLine(terminal.stderr, crashLine(error, terminal)),
  });
  index.opened();
  await runUntilStopped(server, terminal);
}

function crashLine(error: Error, terminal: Terminal): string {
  const [, place = ''] = (error.stack ?? '').split('\n');
  const where = place.trim() === '' ? '' : ` (${place.trim()})`;
  return `${styledError(terminal, 'yellow', 'warning:')} A thread that answers requests has ended: ${error.message}${where}. Another one starts.`;
}

async function serveHere(settings: Settings, hasSite: boolean, terminal: Terminal): Promise<void> {
  const site = hasSite ? await openSite() : {};
  const index = indexReporter(terminal);
  const services = await createServices(settings, { ...index, onUpgrade: reportUpgrade(terminal) });
  index.opened();
  let cancelWarmUp: (() => Promise<void>) | undefined;
  try {
    const app = createApp({ services, ...site });
    const server = await listen(httpServer(app.fetch), settings);
    if ('render' in site) cancelWarmUp = warmUpLater(app, settings);
    await runUntilStopped(server, terminal);
  } finally {
    await cancelWarmUp?.();
    await services.close();
  }
}
