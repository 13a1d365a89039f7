/** @module Server settings: the environment, overridden by command-line options. */
import { readSettings, type Settings, unknownSettings } from '@loadout/server';
import { styledError } from './style.ts';
import { type Terminal, writeLine } from './terminal.ts';

export const serverOptions = {
  port: { type: 'string', short: 'p', value: 'PORT', description: 'Port to listen on (default: PORT).' },
  host: { type: 'string', value: 'HOST', description: 'Address to listen on (default: HOST).' },
  hub: {
    type: 'string',
    value: 'URL',
    description: 'Hub that records come from (default: LOADOUT_HUB_URL).',
  },
} as const;

export function serverSettings(
  given: { port?: string; host?: string; hub?: string },
  terminal: Terminal,
): Settings {
  const { env, workingDir } = terminal;
  for (const name of unknownSettings(env)) {
    writeLine(
      terminal.stderr,
      `${styledError(terminal, 'yellow', 'warning:')} ${name} is not a setting; see: loadout settings`,
    );
  }
  return readSettings(
    {
      ...env,
      PORT: given.port ?? env['PORT'],
      HOST: given.host ?? env['HOST'],
      LOADOUT_HUB_URL: given.hub ?? env['LOADOUT_HUB_URL'],
    },
    workingDir,
  );
}
