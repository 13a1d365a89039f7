/** @module The options of an inference call as the address has them, and as the catalogue takes them. */
import type { InferenceRequestOptions } from '@loadout/server';

/** Options that stand in the address, as text. */
export const optionNames = [
  'streaming',
  'system',
  'temperature',
  'max_tokens',
  'top_p',
  'bill_to',
  'endpoint',
  'direct',
] as const;
export type OptionName = (typeof optionNames)[number];

const longest = 500;

export function readOptions(parameters: URLSearchParams): Readonly<Record<OptionName, string>> {
  const read = (name: OptionName): string => (parameters.get(name) ?? '').slice(0, longest).trim();
  return {
    streaming: read('streaming'),
    system: read('system'),
    temperature: read('temperature'),
    max_tokens: read('max_tokens'),
    top_p: read('top_p'),
    bill_to: read('bill_to'),
    endpoint: read('endpoint'),
    direct: read('direct'),
  };
}

/** What is empty is not asked for; what is not a number is refused by the catalogue, by name. */
export function requestOptions(
  options: Readonly<Record<OptionName, string>>,
  chat: boolean,
): InferenceRequestOptions {
  return {
    billTo: text(options.bill_to),
    endpointUrl: text(options.endpoint),
    directRequest: options.direct === 'yes' ? true : undefined,
    ...(chat && {
      streaming: options.streaming === 'yes',
      systemPrompt: text(options.system),
      temperature: number(options.temperature),
      max_tokens: number(options.max_tokens),
      top_p: number(options.top_p),
    }),
  };
}

const text = (value: string): string | undefined => (value === '' ? undefined : value);
const number = (value: string): number | undefined => (value === '' ? undefined : Number(value));
