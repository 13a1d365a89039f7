/** @module `loadout mcp`: the tools over standard input and output, for programs that start their own server. */
import { createServices, readSettings, serveMcpOverStdio } from '@loadout/server';
import { type Command, readArguments } from '../command.ts';
import { tellUpgrade } from '../upgrade-line.ts';

export const command: Command = {
  usage: '',
  options: {},
  async run(args, terminal) {
    readArguments(args, {});
    const services = await createServices(readSettings(terminal.env, terminal.workingDir), {
      onUpgrade: tellUpgrade(terminal),
    });
    try {
      await serveMcpOverStdio(services);
    } finally {
      await services.close();
    }
  },
};
