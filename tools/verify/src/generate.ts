/** @module What the catalogue hands out for a record, as sources that can be checked. */
import {
  appSnippets,
  type AppSnippetOptions,
  installCommand,
  librarySnippets,
  type LibrarySnippetOptions,
  type ModelRecord,
  type Snippet,
  toScript,
} from '@loadout/catalogue';
import type { Source } from './source.ts';
import type { Generate } from './trial.ts';

export const sourcesOf = (results: readonly { readonly snippets: readonly Snippet[] }[]): Source[] =>
  results.flatMap(({ snippets }) =>
    snippets.flatMap(({ code, install = [] }): Source[] => {
      const command = installCommand(install);
      return command.text === '' ? [code] : [code, command];
    }),
  );

/** Code of the snippets, and the commands that install what they need. */
export const generateWith =
  (library?: string): Generate =>
  (record) =>
    sourcesOf(librarySnippets(record, library === undefined ? {} : { library }));

/** The same for one record and any options. */
export const generateFrom =
  (record: ModelRecord, library: string) =>
  (options: LibrarySnippetOptions): readonly Source[] =>
    sourcesOf(librarySnippets(record, { ...options, library }));

/** The commands of every local app that fits, and what installs it. */
export const generateApps: Generate = (record) => sourcesOf(appSnippets(record));

/** Those of one app, whether or not it fits. */
export const generateApp =
  (app: string): Generate =>
  (record) =>
    sourcesOf(appSnippets(record, { app }));

/** The same for one record and any options. */
export const generateAppFrom =
  (record: ModelRecord, app: string) =>
  (options: AppSnippetOptions): readonly Source[] =>
    sourcesOf(appSnippets(record, { ...options, app }));

/** The scripts that `uv run` starts, of the Python snippets among these. */
export const scriptSourcesOf = (results: readonly { readonly snippets: readonly Snippet[] }[]): Source[] =>
  results.flatMap(({ snippets }) =>
    snippets.flatMap((snippet): Source[] => {
      const text = toScript(snippet);
      return text === undefined ? [] : [{ language: 'python', text }];
    }),
  );

/** The same snippets as the scripts that `uv run` starts. */
export const scriptsOf =
  (library: string): Generate =>
  (record) =>
    scriptSourcesOf(librarySnippets(record, { library }));
