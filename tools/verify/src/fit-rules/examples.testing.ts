/** @module Records and results for the rule tests. */
import type { AppKey, Code, LibrarySnippets, ModelRecord, Snippet } from '@loadout/catalogue';
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
  apps: [],
});

/** The same with the commands of one app. */
export const runIn = (one: FitCase, app: AppKey, code: Code<'shell'>): FitCase => ({
  ...one,
  apps: [{ app, label: app, reason: 'It fits.', snippets: [{ title: 'Start the server', code }] }],
});

export const files = (...names: readonly string[]): Pick<ModelRecord, 'siblings'> => ({
  siblings: names.map((rfilename) => ({ rfilename })),
});
