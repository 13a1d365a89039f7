/** @module What a caller may ask of an inference snippet, and the checks on it. */
import type { Data } from '../../code/index.ts';
import { CatalogueError } from '../../errors.ts';
import type { Language } from '../../code/language.ts';
import type { Platform } from '../../platform.ts';

export interface ChatMessage {
  readonly [key: string]: Data | undefined;
  readonly role: string;
  readonly content: Data;
}

export interface InferenceOptions {
  /** A provider's id, or `auto`. */
  readonly provider?: string;
  readonly languages?: readonly Language[];
  readonly clients?: readonly string[];
  readonly streaming?: boolean;
  /** Organisation the call is billed to. */
  readonly billTo?: string;
  /** A deployment of your own instead of a provider. */
  readonly endpointUrl?: string;
  /** A token to print instead of reading the environment. */
  readonly accessToken?: string;
  /** Call the provider itself instead of the router. */
  readonly directRequest?: boolean;
  /** What the provider calls the model, when it differs from its id. */
  readonly providerModelId?: string;
  /** Takes the place of the example input; its shape depends on the task. */
  readonly inputs?: Data;
  readonly messages?: readonly ChatMessage[];
  readonly systemPrompt?: string;
  readonly temperature?: number;
  readonly max_tokens?: number;
  readonly top_p?: number;
  /** Functions the model may call. */
  readonly tools?: readonly Data[];
  /** JSON schema the answer must follow. */
  readonly response_format?: Data;
  /** Print what to do when the service fails; off unless asked for, so that the call itself comes first. */
  readonly errorHandling?: boolean;
  readonly platform?: Partial<Platform>;
}

const known: ReadonlySet<string> = new Set([
  'provider',
  'languages',
  'clients',
  'streaming',
  'billTo',
  'endpointUrl',
  'accessToken',
  'directRequest',
  'providerModelId',
  'inputs',
  'messages',
  'systemPrompt',
  'temperature',
  'max_tokens',
  'top_p',
  'tools',
  'response_format',
  'errorHandling',
  'platform',
]);

/** Options that only a chat understands. */
export const chatOptions = [
  'streaming',
  'messages',
  'systemPrompt',
  'temperature',
  'max_tokens',
  'top_p',
  'tools',
  'response_format',
] as const satisfies readonly (keyof InferenceOptions)[];

/** Control characters would break out of a header. */
function hasControl(text: string): boolean {
  for (let n = 0; n < text.length; n += 1) {
    const code = text.charCodeAt(n);
    if (code < 0x20 || (code >= 0x7f && code <= 0x9f)) return true;
  }
  return false;
}

const wrong = (where: string, message: string): never => {
  throw new CatalogueError('invalid-option', message, where);
};

const checks: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  provider: (value) => (typeof value === 'string' ? undefined : 'is the id of a provider'),
  languages: names,
  clients: names,
  streaming: flag,
  errorHandling: flag,
  directRequest: flag,
  platform: object,
  response_format: object,
  billTo: header,
  accessToken: header,
  providerModelId: header,
  systemPrompt: (value) => (typeof value === 'string' ? undefined : 'is a string'),
  temperature: number,
  top_p: (value) =>
    number(value) === undefined && Number(value) <= 1 ? undefined : 'is a number from 0 to 1',
  max_tokens: (value) =>
    Number.isInteger(value) && Number(value) > 0 ? undefined : 'is a whole number above 0',
  messages: (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((one) => object(one) === undefined && typeof one.role === 'string')
      ? undefined
      : 'is a list of messages, each with a role',
  tools: (value) =>
    Array.isArray(value) && value.every((one) => object(one) === undefined)
      ? undefined
      : 'is a list of function descriptions',
  endpointUrl: (value) => {
    // The parser forgives what clients do not: missing slashes, backslashes, blanks and line breaks.
    if (
      typeof value !== 'string' ||
      hasControl(value) ||
      !/^https?:\/\/[^\s\\]+$/i.test(value) ||
      !URL.canParse(value)
    )
      return 'is an http or https address';
    const { username, password, search, hash } = new URL(value);
    return username + password + search + hash === '' && !/[?#]$/.test(value)
      ? undefined
      : 'is an address without a name, a password, a query or a fragment';
  },
};

function header(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return 'is a non-empty string';
  if (hasControl(value)) return 'may not hold control characters such as line breaks';
  return /^[!-~](?:[ -~]*[!-~])?$/.test(value)
    ? undefined
    : 'is of plain letters, digits and signs (ASCII), without blanks around it';
}

function flag(value: unknown): string | undefined {
  return typeof value === 'boolean' ? undefined : 'is true or false';
}

function names(value: unknown): string | undefined {
  return Array.isArray(value) && value.every((name) => typeof name === 'string')
    ? undefined
    : 'is a list of names';
}

function object(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? undefined : 'is an object';
}

function number(value: unknown): string | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
    ? undefined
    : 'is a number of at least 0';
}

/** Refuses unknown and malformed options by name. */
export function checkOptions(options: InferenceOptions): void {
  for (const [name, value] of Object.entries(options)) {
    if (!known.has(name)) wrong(name, `There is no option ${JSON.stringify(name)}.`);
    if (value === undefined) continue;
    const complaint = checks[name]?.(value);
    if (complaint !== undefined) wrong(name, `${name} ${complaint}.`);
  }
}

/** Refuses what only a chat can take, for any other task. */
export function checkNoChatOptions(options: InferenceOptions, task: string): void {
  for (const name of chatOptions)
    if (options[name] !== undefined && options[name] !== false)
      wrong(name, `${name} is for chat models; ${task} does not take it.`);
}
