/** @module Options of an inference snippet, declared once: type, validation and JSON Schema are derived. */
import type { Data } from '../../code/index.ts';
import { type Language, languages } from '../../code/language.ts';
import { CatalogueError } from '../../errors.ts';
import type { Platform } from '../../platform.ts';
import { isObject, list, object } from '../../records/schema/compounds.ts';
import { flag, oneOf, scalar, text, textOf } from '../../records/schema/scalars.ts';
import { described, faultMessage, type Infer, read, type Schema } from '../../records/schema/schema.ts';

export interface ChatMessage {
  readonly [key: string]: Data | undefined;
  readonly role: string;
  readonly content: Data;
}

/** Any JSON value: the expected shape depends on the task. */
const data = scalar((value): value is Data => value !== undefined, 'a JSON value', {});

const jsonObject = scalar((value): value is Readonly<Record<string, Data>> => isObject(value), 'an object', {
  type: 'object',
});

const message: Schema<ChatMessage> = scalar(
  (value): value is ChatMessage => isObject(value) && typeof value['role'] === 'string',
  'a message with a role',
  { type: 'object', properties: { role: text.jsonSchema, content: {} }, required: ['role', 'content'] },
);

const platform: Schema<Partial<Platform>> = scalar(
  (value): value is Partial<Platform> => isObject(value),
  'an object',
  { type: 'object' },
);

const prose = textOf(0, 100_000);
const name = textOf(1, 200);

/** A header value: control characters could end the header. */
const header = scalar(
  (value): value is string =>
    typeof value === 'string' && value.length <= 100_000 && /^[!-~](?:[ -~]*[!-~])?$/.test(value),
  'a string of printable ASCII characters without spaces around it',
  { type: 'string', minLength: 1, maxLength: 100_000 },
);

const endpoint = scalar(
  (value): value is string => typeof value === 'string' && isEndpoint(value),
  'an http or https address without a user, a query or a fragment',
  { type: 'string', maxLength: 2000 },
);

/** The URL parser accepts what clients do not: missing slashes, backslashes, spaces and line breaks. */
function isEndpoint(value: string): boolean {
  if (value.length > 2000 || /\p{Cc}/u.test(value) || !/^https?:\/\/[^\s\\]+$/i.test(value)) return false;
  const url = URL.parse(value);
  if (url === null) return false;
  return url.username + url.password + url.search + url.hash === '' && !/[?#]$/.test(value);
}

const number = (most: number, expected: string): Schema<number> =>
  scalar(
    (value): value is number =>
      typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= most,
    expected,
    { type: 'number', minimum: 0, ...(most < Infinity && { maximum: most }) },
  );

const wholeNumber = scalar(
  (value): value is number => Number.isInteger(value) && Number(value) > 0,
  'a whole number above 0',
  { type: 'integer', minimum: 1 },
);

/** Options for chat only. */
const chatFields = {
  streaming: described(flag, 'Stream the answer of a chat model.'),
  messages: described(list(message, { least: 1, most: 1000 }), 'The conversation, instead of our example.'),
  systemPrompt: described(prose, 'A system message before the others.'),
  temperature: number(Infinity, 'a number of at least 0'),
  max_tokens: wholeNumber,
  top_p: number(1, 'a number from 0 to 1'),
  tools: described(list(jsonObject, { most: 100 }), 'Functions the model may call.'),
  response_format: described(jsonObject, 'JSON Schema that the answer must follow.'),
} as const;

export const inferenceOptionFields = {
  provider: described(name, 'Inference provider, or auto.'),
  languages: described(list(oneOf<Language>(...languages), { most: 20 }), 'Only clients in these languages.'),
  clients: described(list(name, { most: 20 }), 'Only these clients.'),
  billTo: described(header, 'Organisation the call is billed to.'),
  endpointUrl: described(endpoint, 'A deployment of your own instead of a provider.'),
  accessToken: described(header, 'A token to print instead of reading the environment.'),
  directRequest: described(flag, 'Call the provider itself, not the router.'),
  providerModelId: described(header, 'What the provider calls the model, when it differs from its id.'),
  inputs: described(data, 'Replaces the example input; its form depends on the task.'),
  ...chatFields,
  errorHandling: described(flag, 'Print what to do when the service fails. Off by default.'),
  platform: described(platform, 'Fields of the platform to use instead of the configured one.'),
} as const;

const schema = object(inferenceOptionFields);

export type InferenceOptions = Infer<typeof schema>;

const wrong = (where: string, sentence: string): never => {
  throw new CatalogueError('invalid-option', sentence, where);
};

const known: Readonly<Record<string, Schema<unknown>>> = inferenceOptionFields;

/** Rejects unknown and malformed options by name. */
export function checkOptions(options: InferenceOptions): void {
  const given: Readonly<Record<string, unknown>> = options;
  for (const option of Object.keys(options)) {
    const value = given[option];
    const field = Object.hasOwn(known, option) ? known[option] : undefined;
    if (field === undefined) wrong(option, `There is no option ${JSON.stringify(option)}.`);
    else if (value !== undefined && !field.is(value)) refuse(option, field, value);
  }
}

function refuse(option: string, field: Schema<unknown>, value: unknown): never {
  const [fault] = read(field, value).faults;
  const path = [option, ...(fault?.path ?? [])].join('.');
  return wrong(option, `${path} ${fault ? faultMessage(fault) : `is not ${field.expected}`}.`);
}

const chatOptions = Object.keys(chatFields);

/** Rejects chat options for any other task. */
export function checkNoChatOptions(options: InferenceOptions, task: string): void {
  const given: Readonly<Record<string, unknown>> = options;
  for (const option of chatOptions)
    if (given[option] !== undefined && given[option] !== false)
      wrong(option, `${option} is for chat models; ${task} does not take it.`);
}
