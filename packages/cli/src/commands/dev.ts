/** @module `loadout dev`: API and pages on one port, with hot reload. */
import { createServer } from 'node:http';
import { createApp, createServices, listen, requestListener } from '@loadout/server';
import { openDevSite } from '@loadout/web';
import { type Command, noArguments, readArguments } from '../command.ts';
import { indexReporter } from '../index-reporter.ts';
import { runUntilStopped } from '../run-server.ts';
import { reportUpgrade } from '../upgrade-line.ts';
import { serverOptions, serverSettings } from '../server-settings.ts';

export const command: Command = {
  usage: '[options]',
  options: serverOptions,
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, serverOptions);
    noArguments(positionals);
    const settings = serverSettings(values, terminal);
    const services = await createServices(settings, {
      ...indexReporter(terminal),
      onUpgrade: reportUpgrade(terminal),
    });
    const http = createServer();
    const site = await openDevSite(http);
    try {
      const app = createApp({ services, render: site.render, policy: 'development' });
      const answer = requestListener(app.fetch);
      http.on('request', (request, response) =>
        site.middleware(request, response, () => void answer(request, response)),
      );
      await runUntilStopped(await listen(http, settings), terminal);
    } finally {
      await site.close();
      await services.close();
    }
  },
};
