/** @module Commands for the terminal of the reader's system: bash or zsh, or PowerShell on Windows. */
import { type Code, ps, sh } from '../../code/index.ts';
import type { System } from '../../snippets/system.ts';

/** The same part of a command in both shells. */
export interface InBothShells {
  readonly shell: Code<'shell'>;
  readonly powershell: Code<'powershell'>;
}

type CommandTag = (
  strings: TemplateStringsArray,
  ...words: readonly (string | number | InBothShells)[]
) => Code;

/** Tag for commands with the same syntax in both shells: a program, options, words. */
export const commandFor = ({ system }: { readonly system: System }): CommandTag =>
  system === 'windows'
    ? (strings, ...words) =>
        ps(strings, ...words.map((word) => (typeof word === 'object' ? word.powershell : word)))
    : (strings, ...words) =>
        sh(strings, ...words.map((word) => (typeof word === 'object' ? word.shell : word)));
