/** @module `loadout doctor`: checks the installation and says what to do. Exit code 1 if a check failed. */
import { readSettings, type Settings } from '@loadout/server';
import { type Command, noArguments, readArguments } from '../command.ts';
import {
  checkAddress,
  checkDisk,
  checkDuckDb,
  checked,
  checkNode,
  type CheckResult,
  checkSettings,
  checkSite,
  checkStore,
  checkUv,
} from '../doctor/checks.ts';
import { outOption } from '../out.ts';
import { columns, harmless, styled } from '../style.ts';
import { type Terminal, writeJson, writeLine } from '../terminal.ts';

const options = {
  server: { type: 'string', value: 'URL', description: 'Also check this Loadout server.' },
  hub: { type: 'string', value: 'URL', description: 'Also check this hub (default: LOADOUT_HUB_URL).' },
  json: { type: 'boolean', description: 'Print JSON.' },
  out: outOption,
} as const;

export const command: Command = {
  usage: '[options]',
  options,
  examples: ['loadout doctor', 'loadout doctor --server http://localhost:3000 --json'],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, options);
    noArguments(positionals);
    const results = await allChecks(values, terminal);
    if (values.json === true) writeJson(terminal, results);
    else writeLine(terminal.stdout, columns(results.map((result) => row(result, terminal))));
    return results.some(({ state }) => state === 'failed') ? 1 : 0;
  },
};

async function allChecks(
  { server, hub }: { readonly server?: string; readonly hub?: string },
  terminal: Terminal,
): Promise<readonly CheckResult[]> {
  const settings = validSettings(terminal);
  const hubUrl = hub ?? settings?.hub?.url;
  const checks = [
    checked('node', checkNode),
    checked('settings', () => checkSettings(terminal)),
    ...(settings === undefined
      ? []
      : [checked('store', () => checkStore(settings, terminal)), checked('disk', () => checkDisk(settings))]),
    checked('site', checkSite),
    checked('uv', () => checkUv(terminal)),
    checked('duckdb', checkDuckDb),
    ...(hubUrl === undefined ? [] : [checked('hub', () => checkAddress(hubUrl, '/api/models?limit=1'))]),
    ...(server === undefined ? [] : [checked('server', () => checkAddress(server, '/healthz'))]),
  ];
  return Promise.all(checks);
}

/** Invalid ones are reported by their own check. */
function validSettings({ env, workingDir }: Terminal): Settings | undefined {
  try {
    return readSettings(env, workingDir);
  } catch {
    return undefined;
  }
}

const styles = { ok: 'green', warning: 'yellow', failed: 'red', missing: 'dim' } as const;

const row = ({ name, state, detail }: CheckResult, terminal: Terminal): readonly string[] => [
  styled(terminal, styles[state], state.padEnd(7)),
  name,
  harmless(detail.replaceAll('\n', ' ')),
];
