/** @module `loadout infer`: code that calls a model through an inference provider. */
import { inferenceOptionFields, providerIds } from '@loadout/catalogue';
import { type Command, onlyArgument, readArguments } from '../command.ts';
import { openLookupServices, sourceOptions } from '../lookup-services.ts';
import { outOption } from '../out.ts';
import { showInferenceSnippets } from '../snippet/inference.ts';
import { managersOf } from '../snippet/managers.ts';
import { modelRecord } from '../snippet/model-record.ts';
import { refusePrinting, runOption } from '../snippet/run-script.ts';
import {
  formatOptions,
  installManagerOption,
  languageOption,
  recordOptions,
} from '../snippet/snippet-options.ts';

const {
  provider,
  clients,
  streaming,
  inputs,
  systemPrompt,
  billTo,
  endpointUrl,
  directRequest,
  errorHandling,
} = inferenceOptionFields;

const options = {
  provider: {
    type: 'string',
    value: 'ID',
    description: provider.description,
    choices: ['auto', ...providerIds],
  },
  client: { type: 'string', value: 'NAME', description: clients.description },
  stream: { type: 'boolean', description: streaming.description },
  input: { type: 'string', value: 'TEXT', description: inputs.description },
  system: { type: 'string', value: 'TEXT', description: systemPrompt.description },
  'bill-to': { type: 'string', value: 'NAME', description: billTo.description },
  endpoint: { type: 'string', value: 'URL', description: endpointUrl.description },
  direct: { type: 'boolean', description: directRequest.description },
  'error-handling': { type: 'boolean', description: errorHandling.description },
  ...recordOptions,
  language: languageOption,
  'install-manager': installManagerOption,
  all: { type: 'boolean', short: 'a', description: 'Show every client, not only the first.' },
  ...formatOptions,
  run: runOption,
  out: outOption,
  ...sourceOptions,
} as const;

export const command: Command = {
  usage: '<id> [options]',
  options,
  examples: [
    'loadout infer Qwen/Qwen3-8B --stream',
    'loadout infer Qwen/Qwen3-8B --provider together --client openai --input "What is a tide?"',
    'HF_TOKEN=… loadout infer Qwen/Qwen3-8B --run',
  ],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, options);
    const id = onlyArgument(positionals, 'model id');
    refusePrinting(values);
    const managers = managersOf(values['install-manager']);
    const services = await openLookupServices(terminal, values);
    try {
      const model = await modelRecord(services, id, values);
      const language = values.language ?? (values.run === true ? 'python' : undefined);
      const request = {
        inputs: values.input,
        systemPrompt: values.system,
        billTo: values['bill-to'],
        endpointUrl: values.endpoint,
        directRequest: values.direct,
        errorHandling: values['error-handling'],
      };
      return await showInferenceSnippets(
        services,
        model,
        { ...values, language, managers, request },
        terminal,
      );
    } finally {
      await services.close();
    }
  },
};
