/** @module `loadout snippet`: code for a model, dataset or space, from the stored record or from the options alone. */
import { inferenceOptionFields, libraryKeys, providerIds } from '@loadout/catalogue';
import type { RepoKind } from '@loadout/hub';
import { type Command, onlyArgument, readArguments, UsageError } from '../command.ts';
import { kindOf, kindOption } from '../kind.ts';
import { openLookupServices, sourceOptions } from '../lookup-services.ts';
import { outOption } from '../out.ts';
import { asksForInference, showInferenceSnippets } from '../snippet/inference.ts';
import { showLibrarySnippets } from '../snippet/library.ts';
import { managersOf } from '../snippet/managers.ts';
import { modelRecord } from '../snippet/model-record.ts';
import { refusePrinting, runOption } from '../snippet/run-script.ts';
import { showRepositorySnippets } from '../snippet/repository.ts';
import {
  formatOptions,
  installManagerOption,
  languageOption,
  quantizationOption,
  recordOptions,
} from '../snippet/snippet-options.ts';

const options = {
  kind: kindOption,
  library: {
    type: 'string',
    short: 'l',
    value: 'KEY',
    description: 'Only this library.',
    choices: libraryKeys,
  },
  client: {
    type: 'string',
    value: 'NAME',
    description: 'Client for hosted inference; for a space, the way to use it.',
  },
  provider: {
    type: 'string',
    value: 'ID',
    description: inferenceOptionFields.provider.description,
    choices: ['auto', ...providerIds],
  },
  stream: { type: 'boolean', description: inferenceOptionFields.streaming.description },
  ...recordOptions,
  revision: { type: 'string', value: 'REF', description: 'Branch, tag or commit to pin.' },
  quantization: quantizationOption,
  language: languageOption,
  'install-manager': installManagerOption,
  all: {
    type: 'boolean',
    short: 'a',
    description: 'Show every matching library or client, not only the first.',
  },
  ...formatOptions,
  run: runOption,
  out: outOption,
  ...sourceOptions,
} as const;

export const command: Command = {
  usage: '<id> [options]',
  options,
  examples: [
    'loadout snippet sentence-transformers/all-MiniLM-L6-v2',
    'loadout snippet Qwen/Qwen3-8B --provider auto --client openai --stream',
    'loadout snippet me/my-model --library diffusers --task text-to-image --install-manager uv',
    'loadout snippet sentence-transformers/all-MiniLM-L6-v2 --run',
    'loadout snippet allenai/ai2_arc --kind dataset --library polars',
    'loadout snippet amazon/chronos-2 --kind space --client curl',
  ],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, options);
    const id = onlyArgument(positionals, 'id of a model, dataset or space');
    const kind = kindOf(values.kind);
    refuseWhatDoesNotBelong(kind, values);
    if (kind === 'model' && values.library !== undefined && asksForInference(values)) {
      throw new UsageError('Use --library, or --client and --provider, not both.');
    }
    refusePrinting(values);
    const managers = managersOf(values['install-manager']);
    const services = await openLookupServices(terminal, values);
    try {
      if (kind !== 'model') {
        return await showRepositorySnippets(services, kind, id, { ...values, managers }, terminal);
      }
      const model = await modelRecord(services, id, values);
      const show = asksForInference(values) ? showInferenceSnippets : showLibrarySnippets;
      return await show(services, model, { ...values, managers }, terminal);
    } finally {
      await services.close();
    }
  },
};

/** Options of another kind are an error, so that they are not silently ignored. */
function refuseWhatDoesNotBelong(
  kind: RepoKind,
  values: Readonly<Partial<Record<keyof typeof options, unknown>>>,
): void {
  const foreign = foreignOptions[kind].find((name) => values[name] !== undefined);
  if (foreign !== undefined) throw new UsageError(`--${foreign} does not apply to a ${kind}.`);
}

const foreignOptions: Readonly<Record<RepoKind, readonly (keyof typeof options)[]>> = {
  model: [],
  dataset: ['client', 'provider', 'stream', 'task', 'quantization'],
  space: ['library', 'provider', 'stream', 'task', 'quantization'],
};
