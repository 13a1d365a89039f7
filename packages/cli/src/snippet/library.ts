/** @module Shows how to load a model, with the library that fits best or with all of them. */
import { type LibrarySnippets, type ModelRecord, toMarkdown } from '@loadout/catalogue';
import { librarySnippetsJson, type Services } from '@loadout/server';
import { type Terminal, writeJson, writeLine } from '../terminal.ts';
import { printHeading, printSnippet } from './print.ts';
import { noSuchLanguage, type ShowOptions } from './show-options.ts';

export async function showLibrarySnippets(
  services: Services,
  model: ModelRecord,
  options: ShowOptions,
  terminal: Terminal,
): Promise<void> {
  const { library, revision, quantization, language, managers } = options;
  const found = await services.snippets({ model, library, options: { revision, quantization } });
  const results = inLanguage(options.all === true ? found : found.slice(0, 1), language);
  if (options.json === true) return writeJson(terminal, results.map(librarySnippetsJson));
  if (options.markdown === true) {
    return writeLine(terminal.stdout, results.map((result) => markdownOf(result, options)).join('\n'));
  }
  for (const result of results) {
    printHeading(result.library, result.reason, terminal);
    if (result.notice !== undefined) writeLine(terminal.stdout, result.notice.message);
    for (const snippet of result.snippets) printSnippet(snippet, managers, terminal);
  }
}

function inLanguage(
  results: readonly LibrarySnippets[],
  language: string | undefined,
): readonly LibrarySnippets[] {
  if (language === undefined) return results;
  const kept = results.map(({ snippets, ...result }) => ({
    ...result,
    snippets: snippets.filter(({ code }) => code.language === language),
  }));
  if (kept.some(({ snippets }) => snippets.length > 0)) return kept;
  throw noSuchLanguage(language);
}

const markdownOf = ({ library, notice, snippets }: LibrarySnippets, { managers }: ShowOptions): string =>
  [`## ${library}`, ...(notice === undefined ? [] : [notice.message]), toMarkdown(snippets, managers)].join(
    '\n\n',
  );
