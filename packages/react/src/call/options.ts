/** @module The options of an inference call: from query parameters to those of the catalogue. */
import type { InferenceOptions } from '@loadout/catalogue';
import { CatalogueError } from '@loadout/catalogue/panels';
import { optionNames, type OptionTexts } from '../views.ts';

/** Enough for a table or a schema, and short enough for the URL limits of servers. */
const longest = 4000;

/** The text of every option; empty where the address has none. */
export function readOptionTexts(parameters: URLSearchParams): OptionTexts;
export function readOptionTexts(parameters: URLSearchParams): Readonly<Record<string, string>> {
  return Object.fromEntries(
    optionNames.map((name) => [name, (parameters.get(name) ?? '').slice(0, longest).trim()]),
  );
}

/** The catalogue's options; those that are not set are undefined. */
export type CallOptions = {
  readonly [Name in Exclude<keyof InferenceOptions, 'provider' | 'platform'>]?:
    | InferenceOptions[Name]
    | undefined;
};

/** Empty fields are undefined; the catalogue rejects values of the wrong type by name. */
export function callOptions(options: OptionTexts, chat: boolean): CallOptions {
  return {
    billTo: text(options.bill_to),
    endpointUrl: text(options.endpoint),
    directRequest: options.direct === 'yes' ? true : undefined,
    errorHandling: options.errors === 'yes' ? true : undefined,
    inputs: chat || !options.inputs.startsWith('{') ? text(options.inputs) : json('inputs', options.inputs),
    ...(chat && {
      streaming: options.streaming === 'yes',
      systemPrompt: text(options.system),
      temperature: number(options.temperature),
      max_tokens: number(options.max_tokens),
      top_p: number(options.top_p),
      messages: json('messages', options.messages),
      tools: json('tools', options.tools),
      response_format: schema(options.schema),
    }),
  };
}

const text = (value: string): string | undefined => (value === '' ? undefined : value);
const number = (value: string): number | undefined => (value === '' ? undefined : Number(value));

/** Options that are written as JSON, by their query parameter. */
interface Written extends Pick<InferenceOptions, 'inputs' | 'messages' | 'tools'> {
  readonly schema?: InferenceOptions['response_format'];
}

/** The text parsed as JSON; the catalogue validates its shape. */
function json<Name extends keyof Written>(name: Name, value: string): Written[Name] | undefined {
  if (value === '') return undefined;
  try {
    return JSON.parse(value);
  } catch {
    throw new CatalogueError('invalid-option', `${name} is not valid JSON.`, name);
  }
}

/** Wraps a bare schema as services require; a wrapped one is unchanged. */
function schema(value: string): Written['schema'] | undefined {
  const given = json('schema', value);
  if (typeof given !== 'object' || given === null || 'json_schema' in given) return given;
  return { type: 'json_schema', json_schema: { name: 'answer', schema: given, strict: true } };
}
