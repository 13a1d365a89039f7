/** @module Types of the sources to check and of the findings. */
import type { Language } from '@loadout/catalogue';

/** Any `Code`, or text from elsewhere with a language. */
export interface Source {
  readonly language: Language;
  readonly text: string;
}

export interface Finding {
  /** Tool and rule: `ruff/F401`, `shellcheck/SC2086`, `typescript/2304`. */
  readonly rule: string;
  readonly message: string;
  /** Starts at 1. */
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
