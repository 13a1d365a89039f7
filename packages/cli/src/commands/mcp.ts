/** @module `loadout mcp`: the MCP server over stdio, for clients that start it as a child process. */
import { createServices, readSettings, serveMcpOverStdio } from '@loadout/server';
import { type Command, noArguments, readArguments } from '../command.ts';
import { missingStore } from '../missing-store.ts';
import { reportUpgrade } from '../upgrade-line.ts';

export const command: Command = {
  usage: '',
  options: {},
  async run(args, terminal) {
    noArguments(readArguments(args, {}).positionals);
    const settings = readSettings(terminal.env, terminal.workingDir);
    const services = await createServices(settings, {
      // Clients start it in any folder, often one that cannot be written; records of a hub need a place.
      inMemory: settings.hub === undefined && missingStore(settings) !== undefined,
      access: 'read',
      onUpgrade: reportUpgrade(terminal),
    });
    try {
      await serveMcpOverStdio(services);
    } finally {
      await services.close();
    }
  },
};
