/** @module `loadout apps`: list the local apps, or print how to run a model in them. */
import { type AppSnippets, apps, keysOf, type Managers, type System, systems } from '@loadout/catalogue';
import { appSnippetsJson, type LookupServices } from '@loadout/server';
import { type Command, optionalArgument, readArguments, UsageError } from '../command.ts';
import { openLookupServices, sourceOptions } from '../lookup-services.ts';
import { outOption } from '../out.ts';
import { showSnippets } from '../snippet/show-snippets.ts';
import { modelRecord } from '../snippet/model-record.ts';
import { formatOptions, quantizationOption, recordOptions } from '../snippet/snippet-options.ts';
import { type Terminal, writeJson, writeLine } from '../terminal.ts';

const options = {
  app: { type: 'string', value: 'KEY', description: 'Only this app.', choices: keysOf(apps) },
  system: {
    type: 'string',
    value: 'NAME',
    description: `Operating system: ${systems.join(', ')} (default: this system).`,
    choices: systems,
  },
  way: {
    type: 'string',
    value: 'KEY',
    description: 'Setup, for apps with several: installed, docker, source …',
  },
  quantization: quantizationOption,
  ...recordOptions,
  all: {
    type: 'boolean',
    short: 'a',
    description: 'Show every app that can run the model, not only the first.',
  },
  ...formatOptions,
  out: outOption,
  ...sourceOptions,
} as const;

export const command: Command = {
  usage: '[id] [options]',
  options,
  examples: [
    'loadout apps',
    'loadout apps Qwen/Qwen3-0.6B-GGUF --all',
    'loadout apps Qwen/Qwen3-0.6B-GGUF --app llama.cpp --way docker --quantization Q8_0',
  ],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, options);
    const id = optionalArgument(positionals, 'model id');
    const system = systemOf(values.system);
    const services = await openLookupServices(terminal, values);
    try {
      if (id === undefined) return listApps(services, values, terminal);
      const model = await modelRecord(services, id, values);
      const { app, way, quantization } = values;
      const found = await services.appSnippets({ model, app, options: { system, way, quantization } });
      const managers: Managers = { system };
      if (way !== undefined) refuseUnknownWay(way, found);
      if (found.length === 0) return writeLine(terminal.stdout, 'No local app can run this model.');
      showSnippets(
        {
          found,
          nameOf: ({ label, deepLink }) => (deepLink === undefined ? label : `${label} (${deepLink})`),
          toJson: (result) => appSnippetsJson(result, system),
        },
        { ...values, managers },
        terminal,
      );
    } finally {
      await services.close();
    }
  },
};

const ownSystems: Readonly<Partial<Record<NodeJS.Platform, System>>> = {
  darwin: 'macos',
  win32: 'windows',
};

function systemOf(name: string | undefined): System {
  if (name === undefined) return ownSystems[process.platform] ?? 'linux';
  const system = systems.find((each) => each === name);
  if (system !== undefined) return system;
  throw new UsageError(`--system is ${JSON.stringify(name)}: expected one of ${systems.join(', ')}.`);
}

/** An app with a single way ignores the option. */
function refuseUnknownWay(way: string, found: readonly AppSnippets[]): void {
  const known = new Set(found.flatMap(({ ways = [] }) => ways.map(({ key }) => key)));
  if (known.size > 0 && !known.has(way))
    throw new UsageError(`--way is ${JSON.stringify(way)}: expected one of ${[...known].join(', ')}.`);
}

function listApps(
  services: LookupServices,
  { app, json }: { readonly app?: string; readonly json?: boolean },
  terminal: Terminal,
): void {
  if (app !== undefined) throw new UsageError('--app needs the id of a model: it selects among its apps.');
  const entries = services.apps();
  if (json === true) return writeJson(terminal, entries);
  const width = Math.max(...entries.map(({ key }) => key.length));
  for (const { key, label, docsUrl } of entries)
    writeLine(terminal.stdout, `${key.padEnd(width)}  ${label}  ${docsUrl}`);
}
