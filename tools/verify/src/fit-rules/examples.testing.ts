/** @module Records and results for the rule tests. */
import type { LibrarySnippets, ModelRecord, Snippet } from '@loadout/catalogue';
import type { FitCase } from './rule.ts';

export interface Example {
  readonly kept: FitCase;
  readonly broken: FitCase;
  /** Absent for a rule that applies to every record. */
  readonly outside?: FitCase;
}

export const answered = (
  library: LibrarySnippets['library'],
  snippets: readonly Snippet[],
  more: Partial<LibrarySnippets> = {},
): LibrarySnippets => ({ library, reason: 'It fits.', snippets, ...more });

export const fitCase = (model: Omit<ModelRecord, 'id'>, ...answers: readonly LibrarySnippets[]): FitCase => ({
  model: { id: 'owner/name', ...model },
  answers,
});

export const files = (...names: readonly string[]): Pick<ModelRecord, 'siblings'> => ({
  siblings: names.map((rfilename) => ({ rfilename })),
});
