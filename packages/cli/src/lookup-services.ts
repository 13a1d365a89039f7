/** @module Services for one lookup: a server, a hub, the local store if it exists, else the starter set in memory. */
import { createServices, type LookupServices, readSettings, remoteServices } from '@loadout/server';
import { UsageError } from './command.ts';
import { missingStore } from './missing-store.ts';
import type { Terminal } from './terminal.ts';
import { reportUpgrade } from './upgrade-line.ts';

export const sourceOptions = {
  server: { type: 'string', value: 'URL', description: 'Look up on this Loadout server.' },
  hub: { type: 'string', value: 'URL', description: 'Look up live on this hub.' },
} as const;

interface Source {
  readonly server?: string | undefined;
  readonly hub?: string | undefined;
}

export async function openLookupServices(
  terminal: Terminal,
  { server, hub }: Source = {},
): Promise<LookupServices> {
  if (server !== undefined && hub !== undefined) throw new UsageError('Use --server or --hub, not both.');
  const settings = readSettings(terminal.env, terminal.workingDir);
  if (server !== undefined)
    return remoteServices(settings.platform, { url: webUrl('server', server), speaks: 'loadout' });
  if (hub !== undefined) {
    const token = terminal.env['LOADOUT_HUB_TOKEN']?.trim() || undefined;
    return remoteServices(settings.platform, { url: webUrl('hub', hub), speaks: 'hub', token });
  }
  return createServices(settings, {
    inMemory: missingStore(settings) !== undefined,
    access: 'read',
    index: 'later',
    onUpgrade: reportUpgrade(terminal),
  });
}

function webUrl(option: keyof Source, text: string): string {
  const url = URL.parse(text);
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return text;
  throw new UsageError(`--${option} is ${JSON.stringify(text)}: expected an http or https URL.`);
}
