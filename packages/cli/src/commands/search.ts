/** @module `loadout search`. */
import { parseParameterRange, type HubRecord } from '@loadout/server';
import { contextSteps, latencySteps, priceSteps, type RepoKind, sorts } from '@loadout/hub';
import { type Command, readArguments, UsageError } from '../command.ts';
import { contextOf, contextOption } from '../context-option.ts';
import { kindOf, kindOption } from '../kind.ts';
import { openLookupServices, sourceOptions } from '../lookup-services.ts';
import { outOption } from '../out.ts';
import { columns, harmless, styledError } from '../style.ts';
import { writeJson, writeLine } from '../terminal.ts';

/** A filter that can be repeated. */
const filter = (value: string, name: string, among = 'any') =>
  ({
    type: 'string',
    multiple: true,
    value,
    description: `${name}; several mean ${among} of them.`,
  }) as const;

/** A limit that at least one provider of the model meets. */
const threshold = (value: string, name: string, steps: readonly string[]) =>
  ({ type: 'string', value, description: `${name}: one of ${steps.join(', ')}.` }) as const;

const options = {
  kind: kindOption,
  task: filter('ID', 'Task'),
  library: filter('KEY', 'Library'),
  language: filter('CODE', 'Language'),
  license: filter('ID', 'License'),
  author: filter('NAME', 'Owner'),
  app: filter('KEY', 'Local app that can run the model'),
  quantization: filter('TYPE', 'Quantization of the GGUF files'),
  provider: filter('ID', 'Inference provider'),
  capability: filter('NAME', 'What a provider can do, tools or structured-output'),
  price: threshold('USD', 'Most dollars per million input tokens at a provider', priceSteps),
  'context-length': threshold('TOKENS', 'Least context at a provider', contextSteps),
  latency: threshold('MS', 'Most milliseconds until the first token at a provider', latencySteps),
  tag: filter('TAG', 'Tag', 'all'),
  params: { type: 'string', value: 'RANGE', description: 'Number of parameters: min:1B,max:9B.' },
  fits: {
    type: 'string',
    value: 'MACHINE',
    description: 'Runs on it: 16, nvidia-rtx-4090, apple-m4-pro:48.',
  },
  context: contextOption(' for --fits'),
  sort: { type: 'string', value: 'ORDER', description: `One of ${sorts.join(', ')}.`, choices: sorts },
  limit: { type: 'string', short: 'n', value: 'N', description: 'Number of results (default: 20).' },
  json: { type: 'boolean', description: 'Print JSON, with total and facets.' },
  out: outOption,
  ...sourceOptions,
} as const;

export const command: Command = {
  usage: '[words] [options]',
  options,
  examples: [
    'loadout search sentence similarity',
    'loadout search --task text-generation --params max:9B -n 5',
    'loadout search --fits 16 --task text-generation',
    'loadout search --app ollama --quantization Q4_K_M',
  ],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, options);
    const { kind, json, params, sort, limit: most, context, out: _out, server, hub, ...rest } = values;
    const { price, 'context-length': window, latency, ...filters } = rest;
    const services = await openLookupServices(terminal, { server, hub });
    try {
      const found = await services.search(kindOf(kind), {
        ...filters,
        text: positionals.join(' ') || undefined,
        price: stepOf('price', price, priceSteps),
        context_length: stepOf('context-length', window, contextSteps),
        latency: stepOf('latency', latency, latencySteps),
        params: params === undefined ? undefined : rangeOf(params),
        context: contextOf(context),
        sort: sort === undefined ? undefined : sortOf(sort),
        limit: limitOf(most ?? '20'),
      });
      if (json === true) return writeJson(terminal, found);
      if (found.items.length === 0)
        return writeLine(terminal.stderr, `No ${kindOf(kind)}s match. Remove a filter, or check its value.`);
      writeLine(terminal.stdout, columns(found.items.map((record) => row(kindOf(kind), record))));
      const count = found.total === undefined ? '' : ` of ${found.total}`;
      writeLine(terminal.stderr, styledError(terminal, 'dim', `${found.items.length}${count}`));
    } finally {
      await services.close();
    }
  },
};

const row = (kind: RepoKind, { id, pipeline_tag, library_name, tags }: HubRecord): readonly string[] =>
  (kind === 'model'
    ? [id, pipeline_tag ?? '–', library_name ?? '–']
    : [id, (tags ?? []).slice(0, 5).join(', ')]
  ).map(harmless);

function stepOf(name: string, text: string | undefined, steps: readonly string[]) {
  if (text === undefined) return undefined;
  if (!steps.includes(text))
    throw new UsageError(`--${name} is ${JSON.stringify(text)}: expected one of ${steps.join(', ')}.`);
  return [text];
}

function rangeOf(text: string) {
  const range = parseParameterRange(text);
  if (range === undefined)
    throw new UsageError(`--params is ${JSON.stringify(text)}: expected min:1B,max:9B.`);
  return range;
}

function sortOf(text: string) {
  const sort = sorts.find((each) => each === text);
  if (sort === undefined)
    throw new UsageError(`--sort is ${JSON.stringify(text)}: expected ${sorts.join(', ')}.`);
  return sort;
}

function limitOf(text: string): number {
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > 1000)
    throw new UsageError(`--limit is ${JSON.stringify(text)}: expected 1 to 1000.`);
  return limit;
}
