/** @module Shows what several libraries or clients have to offer: the best of them, or all. */
import { type GeneratedSnippets, toMarkdown } from '@loadout/catalogue';
import { type Terminal, writeJson, writeLine } from '../terminal.ts';
import { printHeading, printSnippet } from './print.ts';
import { noSuchLanguage, type ShowOptions } from './show-options.ts';

export interface Answers<Answer extends GeneratedSnippets> {
  readonly found: readonly Answer[];
  readonly nameOf: (answer: Answer) => string;
  readonly toJson: (answer: Answer) => unknown;
}

export function showAnswers<Answer extends GeneratedSnippets & { readonly reason: string }>(
  { found, nameOf, toJson }: Answers<Answer>,
  options: ShowOptions,
  terminal: Terminal,
): void {
  const { language, managers } = options;
  const answers = inLanguage(options.all === true ? found : best(found), language);
  if (options.json === true) return writeJson(terminal, answers.map(toJson));
  if (options.markdown === true) {
    const texts = answers.map((answer) => markdownOf(nameOf(answer), answer, options));
    return writeLine(terminal.stdout, texts.join('\n'));
  }
  for (const answer of answers) {
    printHeading(nameOf(answer), answer.reason, terminal);
    if (answer.notice !== undefined) writeLine(terminal.stdout, answer.notice.message);
    for (const snippet of answer.snippets) printSnippet(snippet, managers, terminal);
  }
}

/** The first that has code, and before it those that say why they have none. */
function best<Answer extends GeneratedSnippets>(found: readonly Answer[]): readonly Answer[] {
  const first = found.findIndex(({ snippets }) => snippets.length > 0);
  return found.slice(0, Math.max(first, 0) + 1);
}

function inLanguage<Answer extends GeneratedSnippets>(
  answers: readonly Answer[],
  language: string | undefined,
): readonly Answer[] {
  if (language === undefined) return answers;
  const kept = answers.map((answer) =>
    Object.assign({}, answer, { snippets: answer.snippets.filter(({ code }) => code.language === language) }),
  );
  if (kept.some(({ snippets }) => snippets.length > 0)) return kept;
  throw noSuchLanguage(language);
}

const markdownOf = (
  name: string,
  { notice, snippets }: GeneratedSnippets,
  { managers }: ShowOptions,
): string =>
  [`## ${name}`, ...(notice === undefined ? [] : [notice.message]), toMarkdown(snippets, managers)].join(
    '\n\n',
  );
