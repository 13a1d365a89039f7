/** @module Commands for the terminal of the reader's system: bash or zsh, or PowerShell on Windows. */
import { type Code, ps, sh } from '../../code/index.ts';
import type { System } from '../../snippets/system.ts';

type CommandTag = (strings: TemplateStringsArray, ...words: readonly (string | number)[]) => Code;

/** Tag for commands with the same syntax in both shells: a program, options, words. */
export const commandFor = ({ system }: { readonly system: System }): CommandTag =>
  system === 'windows'
    ? (strings, ...words) => ps(strings, ...words)
    : (strings, ...words) => sh(strings, ...words);
