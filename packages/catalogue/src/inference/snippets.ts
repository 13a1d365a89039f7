/** @module Generates inference snippets for every client that supports the call. */
import type { Code } from '../code/index.ts';
import { CatalogueError, type Notice } from '../errors.ts';
import type { Language } from '../code/language.ts';
import type { Requirement } from '../snippets/requirement.ts';
import type { Warning } from '../snippets/snippet.ts';
import { type Invocation, prepare, providerRequired, requestFor } from './request/build.ts';
import { portableRequest, type PortableRequest } from './request/portable.ts';
import type { Client } from './clients/define.ts';
import { clients } from './clients/index.ts';
import type { InferenceOptions } from './request/options.ts';
import type { InferenceRequest } from './request/request.ts';
import { shortLanguage, templateOf } from './request/templates.ts';

export interface InferenceSnippet {
  readonly language: Language;
  /** A client has two snippets if the first one starts a job to poll. */
  readonly client: string;
  readonly title: string;
  readonly code: Code;
  readonly install: readonly Requirement[];
  readonly warnings?: readonly Warning[];
}

export interface InferenceAnswer {
  readonly snippets: readonly InferenceSnippet[];
  /** Clients left out, with the reason. */
  readonly notices: readonly Notice[];
  /** The request that the snippets send, where it goes through the platform's router. */
  readonly request?: PortableRequest;
}

const known = (names: readonly string[]): string => `Known: ${[...new Set(names)].join(', ')}.`;

function checkNames(options: InferenceOptions): void {
  for (const name of options.clients ?? [])
    if (!clients.some((client) => client.name === name))
      throw new CatalogueError(
        'unknown-client',
        `There is no client ${JSON.stringify(name)}. ${known(clients.map((client) => client.name))}`,
        'clients',
      );
  for (const name of options.languages ?? [])
    if (!clients.some((client) => client.language === name))
      throw new CatalogueError(
        'unknown-client',
        `No client is written in ${JSON.stringify(name)}. ${known(clients.map(({ language }) => language))}`,
        'languages',
      );
}

const templateMissing = ({ task, call }: Invocation, language: Language, client: string): CatalogueError =>
  new CatalogueError(
    'template-not-found',
    `Template not found: ${shortLanguage[language] ?? language}/${client}/${templateOf(task, call.stream)}`,
    'clients',
  );

function printWith(client: Client, invocation: Invocation): readonly InferenceSnippet[] {
  const { clientChooses, call, warnings: common, modelIdWarning } = invocation;
  const { language, name, looksUpProvider = false } = client;
  if (clientChooses && !looksUpProvider) return [];
  const printed = client.print(invocation);
  if (!printed) return [];
  const { next, warnings: own = [], code, install } = printed;
  const named = looksUpProvider || !modelIdWarning ? [] : [modelIdWarning];
  const warnings = [...common, ...named, ...own];
  const first: InferenceSnippet = {
    language,
    client: name,
    title: call.stream ? 'Stream the answer' : 'Call the model',
    code,
    install,
    ...(warnings.length > 0 && { warnings }),
  };
  return next ? [first, { language, client: name, ...next }] : [first];
}

/** Whether the client could make the call with an explicit provider. */
const lacksProvider = (client: Client, invocation: Invocation): boolean =>
  invocation.clientChooses && !client.looksUpProvider && client.print(invocation) !== undefined;

/** Why a client was left out. */
const faultOf = (client: Client, invocation: Invocation): CatalogueError =>
  lacksProvider(client, invocation)
    ? providerRequired([client.name], invocation.task, invocation.candidates)
    : templateMissing(invocation, client.language, client.name);

const noticeOf = ({ code, message }: CatalogueError): Notice => ({ code, message });

/** One notice per client requested by name; otherwise one notice for all that need a provider. */
function noticesFor(missing: readonly Client[], invocation: Invocation): readonly Notice[] {
  const { options, task, candidates } = invocation;
  if (options.clients !== undefined) return missing.map((client) => noticeOf(faultOf(client, invocation)));
  const names = missing.filter((client) => lacksProvider(client, invocation)).map(({ name }) => name);
  return names.length === 0 ? [] : [noticeOf(providerRequired(names, task, candidates))];
}

interface Printed {
  readonly snippets: readonly InferenceSnippet[];
  /** Clients that do not support the call. */
  readonly missing: readonly Client[];
}

function printAll(invocation: Invocation): Printed {
  const { options } = invocation;
  checkNames(options);
  const wanted = clients.filter(
    ({ language, name }) =>
      (options.languages?.includes(language) ?? true) && (options.clients?.includes(name) ?? true),
  );
  const snippets: InferenceSnippet[] = [];
  const missing: Client[] = [];
  for (const client of wanted) {
    const printed = printWith(client, invocation);
    if (printed.length === 0) missing.push(client);
    for (const snippet of printed) snippets.push(snippet);
  }
  const first = missing.find((client) => lacksProvider(client, invocation)) ?? missing[0];
  if (snippets.length === 0)
    throw first
      ? faultOf(first, invocation)
      : templateMissing(invocation, options.languages?.[0] ?? 'python', options.clients?.[0] ?? '*');
  return { snippets, missing };
}

/** Snippets of the clients that support the call, and notices about the others. */
export function inferenceAnswer(record: unknown, options: InferenceOptions = {}): InferenceAnswer {
  const invocation = prepare(record, options);
  const { snippets, missing } = printAll(invocation);
  const request = portableRequest(invocation);
  return { snippets, notices: noticesFor(missing, invocation), ...(request && { request }) };
}

/** Snippets of the clients that support the call. Throws if there are none. */
export const inferenceSnippets = (
  record: unknown,
  options: InferenceOptions = {},
): readonly InferenceSnippet[] => printAll(prepare(record, options)).snippets;

/** The request that all clients send. An automatic call other than chat has none: its client chooses. */
export const inferenceRequest = (record: unknown, options: InferenceOptions = {}): InferenceRequest =>
  requestFor(prepare(record, options));
