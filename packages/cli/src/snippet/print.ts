/** @module Prints a snippet for the terminal: title, install command, code. */
import { installText, type Managers, type Snippet } from '@loadout/catalogue';
import { styled } from '../style.ts';
import { type Terminal, writeLine } from '../terminal.ts';

export const printHeading = (name: string, about: string, terminal: Terminal): void =>
  writeLine(terminal.stdout, `${styled(terminal, 'bold', name)}  ${styled(terminal, 'dim', about)}`);

export function printSnippet(snippet: Snippet, managers: Managers, terminal: Terminal): void {
  const { title, code, install = [], warnings = [] } = snippet;
  const command = installText(install, managers);
  const lines = [
    '',
    styled(terminal, 'cyan', title),
    ...warnings.map(({ message }) => styled(terminal, 'yellow', `Note: ${message}`)),
    ...(command === '' ? [] : [command, '']),
    code.text,
    '',
  ];
  writeLine(terminal.stdout, lines.join('\n'));
}
