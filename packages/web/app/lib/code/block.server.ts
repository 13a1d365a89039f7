/** @module A snippet as a page shows it: coloured, with its install command and the tools that can install it. */
import {
  fenced,
  fileExtensions,
  installText,
  type Manager,
  managers,
  managersFor,
  type Managers,
  type Snippet,
} from '@loadout/catalogue';
import type { BlockView } from '@loadout/react';
import { type Verification, verificationOf } from '@loadout/verification';
import { escapeMarkdown, markdownDocument } from '../markdown/markdown.server.ts';
import { highlight } from '../highlight/highlight.server.ts';

export async function blockView(
  snippet: Snippet,
  chosen: Managers,
  verified?: Verification,
): Promise<BlockView> {
  const { title, code, install = [], warnings = [] } = snippet;
  const command = installText(install, chosen);
  const offered = managersFor(install, chosen.system);
  return {
    title,
    language: code.language,
    code: await highlight(code.text, code.language),
    extension: fileExtensions[code.language],
    ...(verified && { verified }),
    ...(command !== '' && {
      install: {
        command: await highlight(command, 'shell'),
        managers: offered.map((name) => ({
          name,
          ecosystem: ecosystemOf(name) ?? name,
          chosen: isChosen(name, chosen, offered),
        })),
      },
    }),
    warnings,
  };
}

/** A library's own block, with its verification level. */
export const libraryBlock = (snippet: Snippet, chosen: Managers, library: string): Promise<BlockView> =>
  blockView(snippet, chosen, verificationOf(library, snippet));

/** The plain form of a block, for the JSON twin. */
export const plainBlock = ({ title, code, install, warnings, verified }: BlockView) => ({
  title,
  language: code.language,
  install: install?.command.text,
  code: code.text,
  warnings,
  verified,
});

/** The same for the Markdown twin. */
export const blockMarkdown = ({ title, language, code, install, warnings }: BlockView): string =>
  markdownDocument(
    `### ${escapeMarkdown(title)}`,
    warnings.map(({ message }) => `> **Note:** ${escapeMarkdown(message)}`).join('\n>\n'),
    install && fenced('shell', install.command.text),
    fenced(language, code.text),
  ).trimEnd();

type Ecosystem = keyof typeof managers;

const ecosystems = ['python', 'node', 'program'] as const satisfies readonly Ecosystem[];

export const ecosystemOf = (manager: string): Ecosystem | undefined =>
  ecosystems.find((name) => managers[name].some((one) => one === manager));

function isChosen(name: Manager, chosen: Managers, offered: readonly Manager[]): boolean {
  const ecosystem = ecosystemOf(name);
  if (ecosystem === undefined) return false;
  const first = offered.find((one) => ecosystemOf(one) === ecosystem);
  const wanted = chosen[ecosystem];
  return name === (wanted !== undefined && offered.includes(wanted) ? wanted : first);
}

/** Picks the manager of each ecosystem out of names that may be anything. */
export function readManagers(names: readonly (string | undefined)[]): Managers {
  const find = <Name extends string>(offered: readonly Name[]): Name | undefined =>
    names.map((name) => offered.find((one) => one === name)).find((one) => one !== undefined);
  const python = find(managers.python);
  const node = find(managers.node);
  const program = find(managers.program);
  return { ...(python && { python }), ...(node && { node }), ...(program && { program }) };
}
