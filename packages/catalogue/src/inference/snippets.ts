/** @module From a model record and options to snippets in every client that can make the call. */
import type { Code } from '../code/index.ts';
import { CatalogueError } from '../errors.ts';
import type { Language } from '../code/language.ts';
import type { Requirement } from '../snippets/requirement.ts';
import type { Warning } from '../snippets/snippet.ts';
import { type Invocation, prepare } from './request/build.ts';
import { clients } from './clients/index.ts';
import type { InferenceOptions } from './request/options.ts';
import type { InferenceRequest } from './request/request.ts';
import { shortLanguage, templateOf } from './request/templates.ts';

export interface InferenceSnippet {
  readonly language: Language;
  readonly client: string;
  readonly title: string;
  readonly code: Code;
  readonly install: readonly Requirement[];
  readonly warnings?: readonly Warning[];
}

function checkNames(options: InferenceOptions): void {
  for (const name of options.clients ?? [])
    if (!clients.some((client) => client.name === name))
      throw new CatalogueError('unknown-client', `There is no client ${JSON.stringify(name)}.`, 'clients');
  for (const name of options.languages ?? [])
    if (!clients.some((client) => client.language === name))
      throw new CatalogueError(
        'unknown-client',
        `No client is written in ${JSON.stringify(name)}.`,
        'languages',
      );
}

/** The clients that can make the call. One that was asked for by name and cannot is an error. */
export function inferenceSnippets(
  record: unknown,
  options: InferenceOptions = {},
): readonly InferenceSnippet[] {
  const invocation = prepare(record, options);
  checkNames(options);
  return printAll(invocation);
}

function printAll(invocation: Invocation): readonly InferenceSnippet[] {
  const { task, call, options } = invocation;
  const wanted = clients.filter(
    ({ language, name }) =>
      (options.languages?.includes(language) ?? true) && (options.clients?.includes(name) ?? true),
  );
  const snippets: InferenceSnippet[] = [];
  for (const { language, name, print } of wanted) {
    const printed = print(invocation);
    if (printed)
      snippets.push({
        language,
        client: name,
        title: call.stream ? 'Stream the answer' : 'Call the model',
        ...printed,
      });
    else if (options.clients !== undefined)
      throw new CatalogueError(
        'template-not-found',
        `Template not found: ${shortLanguage[language] ?? language}/${name}/${templateOf(task, call.stream)}`,
        'clients',
      );
  }
  if (snippets.length === 0) {
    const [language = 'python'] = options.languages ?? [];
    throw new CatalogueError(
      'template-not-found',
      `Template not found: ${shortLanguage[language] ?? language}/${options.clients?.[0] ?? '*'}/${templateOf(task, call.stream)}`,
      'clients',
    );
  }
  return snippets;
}

/** The request all of them send. */
export const inferenceRequest = (record: unknown, options: InferenceOptions = {}): InferenceRequest =>
  prepare(record, options).request;
