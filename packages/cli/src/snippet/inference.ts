/** @module Prints how to call a model through hosted inference, with the first client or with all. */
import { type InferenceSnippet, languages, type ModelRecord, toMarkdown } from '@loadout/catalogue';
import { inferenceSnippetJson, type LookupServices } from '@loadout/server';
import { UsageError } from '../command.ts';
import { type Terminal, writeJson, writeLine } from '../terminal.ts';
import { namedAsFlag } from './option-names.ts';
import { printHeading, printSnippet } from './print.ts';
import { runScript } from './run-script.ts';
import type { ShowOptions } from './show-options.ts';

type Asked = Pick<ShowOptions, 'client' | 'provider' | 'stream'>;

export const asksForInference = ({ client, provider, stream }: Asked): boolean =>
  client !== undefined || provider !== undefined || stream === true;

export async function showInferenceSnippets(
  services: LookupServices,
  model: ModelRecord,
  options: ShowOptions,
  terminal: Terminal,
): Promise<number | void> {
  const { client, provider = 'auto', stream, managers } = options;
  const { snippets: found, notices } = await services
    .inferenceSnippets({
      model,
      provider,
      options: {
        ...options.request,
        streaming: stream,
        clients: client === undefined ? undefined : [client],
        languages: options.language === undefined ? undefined : [languageOf(options.language)],
      },
    })
    .catch((error: unknown) => {
      throw namedAsFlag(error);
    });
  if (options.run === true) return runScript(found, model.id, options.out, terminal);
  // A client may exist in several languages: its name selects all of them.
  const first = ({ client: name, language }: InferenceSnippet): boolean =>
    name === found[0]?.client && language === found[0].language;
  const shown = options.all === true || client !== undefined ? found : found.filter(first);
  if (options.json === true) return writeJson(terminal, shown.map(inferenceSnippetJson));
  if (options.markdown === true) return writeLine(terminal.stdout, toMarkdown(shown, managers));
  for (const snippet of shown) {
    printHeading(snippet.client, snippet.language, terminal);
    printSnippet(snippet, managers, terminal);
  }
  for (const { message } of notices) writeLine(terminal.stderr, message);
}

function languageOf(name: string) {
  const language = languages.find((each) => each === name);
  if (language === undefined)
    throw new UsageError(`--language is ${JSON.stringify(name)}: expected one of ${languages.join(', ')}.`);
  return language;
}
