/** @module `loadout mcp`: the MCP server over stdio, for clients that start it as a child process. */
import { createServices, readSettings, serveMcpOverStdio } from '@loadout/server';
import { type Command, noArguments, readArguments } from '../command.ts';
import { reportUpgrade } from '../upgrade-line.ts';

export const command: Command = {
  usage: '',
  options: {},
  async run(args, terminal) {
    noArguments(readArguments(args, {}).positionals);
    const services = await createServices(readSettings(terminal.env, terminal.workingDir), {
      onUpgrade: reportUpgrade(terminal),
    });
    try {
      await serveMcpOverStdio(services);
    } finally {
      await services.close();
    }
  },
};
