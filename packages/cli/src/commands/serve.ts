/** @module `loadout serve`. */
import { createApp, createServices, httpServer, listen, warmUpLater } from '@loadout/server';
import { openSite } from '@loadout/web';
import { type Command, readArguments } from '../command.ts';
import { indexReporter } from '../index-reporter.ts';
import { runUntilStopped } from '../run-server.ts';
import { serverOptions, serverSettings } from '../server-settings.ts';
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
    const { values } = readArguments(args, options);
    const settings = serverSettings(values, terminal);
    const site = values['api-only'] === true ? {} : await openSite();
    const index = indexReporter(terminal);
    const services = await createServices(settings, { ...index, onUpgrade: reportUpgrade(terminal) });
    index.opened();
    let cancelWarmUp: (() => void) | undefined;
    try {
      const app = createApp({ services, ...site });
      const server = await listen(httpServer(app.fetch), settings);
      if ('render' in site) cancelWarmUp = warmUpLater(app, settings);
      await runUntilStopped(server, terminal);
    } finally {
      cancelWarmUp?.();
      await services.close();
    }
  },
};
