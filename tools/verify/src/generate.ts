/** @module Generates the catalogue's snippets for a record, as sources to check. */
import {
  appSnippets,
  type AppSnippetOptions,
  installCommand,
  librarySnippets,
  type LibrarySnippetOptions,
  type Managers,
  type ModelRecord,
  type Snippet,
  type System,
  toScript,
} from '@loadout/catalogue';
import type { Source } from './source.ts';
import type { Generate } from './trial.ts';

export const sourcesOf = (
  results: readonly { readonly snippets: readonly Snippet[] }[],
  managers?: Managers,
): Source[] =>
  results.flatMap(({ snippets }) =>
    snippets.flatMap(({ code, install = [] }): Source[] => {
      const command = installCommand(install, managers);
      return command.text === '' ? [code] : [code, command];
    }),
  );

/** Code of the snippets, and the install commands. */
export const generateWith =
  (library?: string): Generate =>
  (record) =>
    sourcesOf(librarySnippets(record, library === undefined ? {} : { library }));

/** Same for one record and any options. */
export const generateFrom =
  (record: ModelRecord, library: string) =>
  (options: LibrarySnippetOptions): readonly Source[] =>
    sourcesOf(librarySnippets(record, { ...options, library }));

/** All apps on one system, in every way to run them. */
const everyWay = (record: unknown, options: AppSnippetOptions & { readonly system: System }): Source[] =>
  appSnippets(record, options).flatMap(({ app, ways = [{ key: undefined }] }) =>
    ways.flatMap(({ key }) =>
      sourcesOf(appSnippets(record, { ...options, app, ...(key !== undefined && { way: key }) }), options),
    ),
  );

/** The commands of every local app that fits, and its installer. */
export const generateApps =
  (system: System): Generate =>
  (record) =>
    everyWay(record, { system });

/** Same for one app, even if it does not fit. */
export const generateApp =
  (app: string, system: System): Generate =>
  (record) =>
    everyWay(record, { app, system });

/** Same for one record and any options. */
export const generateAppFrom =
  (record: ModelRecord, app: string, system: System) =>
  (options: AppSnippetOptions): readonly Source[] =>
    everyWay(record, { ...options, app, system });

/** The `uv run` scripts of the Python snippets. */
export const scriptSourcesOf = (results: readonly { readonly snippets: readonly Snippet[] }[]): Source[] =>
  results.flatMap(({ snippets }) =>
    snippets.flatMap((snippet): Source[] => {
      const text = toScript(snippet);
      return text === undefined ? [] : [{ language: 'python', text }];
    }),
  );

/** The same snippets as `uv run` scripts. */
export const scriptsOf =
  (library: string): Generate =>
  (record) =>
    scriptSourcesOf(librarySnippets(record, { library }));
