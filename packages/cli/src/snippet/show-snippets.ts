/** @module Prints the snippets of the first matching library or client, or of all. */
import { type GeneratedSnippets, toMarkdown } from '@loadout/catalogue';
import { type Terminal, writeJson, writeLine } from '../terminal.ts';
import { printHeading, printSnippet } from './print.ts';
import { noSuchLanguage, type ShowOptions } from './show-options.ts';

export interface Results<Result extends GeneratedSnippets> {
  readonly found: readonly Result[];
  readonly nameOf: (result: Result) => string;
  readonly toJson: (result: Result) => unknown;
}

export function showSnippets<Result extends GeneratedSnippets & { readonly reason: string }>(
  { found, nameOf, toJson }: Results<Result>,
  options: ShowOptions,
  terminal: Terminal,
): void {
  const { language, managers } = options;
  const results = inLanguage(options.all === true ? found : best(found), language);
  if (options.json === true) return writeJson(terminal, results.map(toJson));
  if (options.markdown === true) {
    const texts = results.map((result) => markdownOf(nameOf(result), result, options));
    return writeLine(terminal.stdout, texts.join('\n'));
  }
  for (const result of results) {
    printHeading(nameOf(result), result.reason, terminal);
    if (result.notice !== undefined) writeLine(terminal.stdout, result.notice.message);
    for (const snippet of result.snippets) printSnippet(snippet, managers, terminal);
  }
}

/** The first with code, preceded by those with only a notice. */
function best<Result extends GeneratedSnippets>(found: readonly Result[]): readonly Result[] {
  const first = found.findIndex(({ snippets }) => snippets.length > 0);
  return found.slice(0, Math.max(first, 0) + 1);
}

function inLanguage<Result extends GeneratedSnippets>(
  results: readonly Result[],
  language: string | undefined,
): readonly Result[] {
  if (language === undefined) return results;
  const kept = results.map((result) =>
    Object.assign({}, result, { snippets: result.snippets.filter(({ code }) => code.language === language) }),
  );
  if (kept.some(({ snippets }) => snippets.length > 0)) return kept;
  throw noSuchLanguage(
    language,
    results.flatMap(({ snippets }) => snippets.map(({ code }) => code.language)),
  );
}

const markdownOf = (
  name: string,
  { notice, snippets }: GeneratedSnippets,
  { managers }: ShowOptions,
): string =>
  [`## ${name}`, ...(notice === undefined ? [] : [notice.message]), toMarkdown(snippets, managers)].join(
    '\n\n',
  );
