/** @module What is checked, and what a check has to say about it. */
import type { Language } from '@loadout/catalogue';

/** Any `Code` is one; so is text from elsewhere that claims a language. */
export interface Source {
  readonly language: Language;
  readonly text: string;
}

export interface Finding {
  /** Who found it and by which rule: `ruff/F401`, `shellcheck/SC2086`, `typescript/2304`. */
  readonly rule: string;
  readonly message: string;
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
}

/** Line and column of an offset, in UTF-16 units. */
export function position(text: string, offset: number): Pick<Finding, 'line' | 'column'> {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

export const formatFinding = ({ rule, message, line, column }: Finding): string =>
  `${line}:${column} ${message} [${rule}]`;
