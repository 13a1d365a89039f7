/** @module Snippets for a reader at a terminal: what it is, what to install, the code. */
import { installCommand, type LibrarySnippets, type Managers, type Snippet } from '@loadout/catalogue';
import { styled } from '../style.ts';
import { type Terminal, writeLine } from '../terminal.ts';

export function printLibrary(result: LibrarySnippets, managers: Managers, terminal: Terminal): void {
  const print = (text = ''): void => writeLine(terminal.stdout, text);
  print(`${styled(terminal, 'bold', result.library)}  ${styled(terminal, 'dim', result.reason)}`);
  if (result.notice !== undefined) print(styled(terminal, 'yellow', result.notice.message));
  for (const snippet of result.snippets) printSnippet(snippet, managers, terminal);
}

export function printSnippet(snippet: Snippet, managers: Managers, terminal: Terminal): void {
  const { title, code, install = [], warnings = [] } = snippet;
  const command = installCommand(install, managers).text;
  const head = [
    '',
    styled(terminal, 'cyan', title),
    ...warnings.map(({ message }) => styled(terminal, 'yellow', `Note: ${message}`)),
    ...(command === '' ? [] : [`${command}\n`]),
  ];
  writeLine(terminal.stdout, [...head, code.text].join('\n'));
}
