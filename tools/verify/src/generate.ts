/** @module What the catalogue hands out for a record, as sources that can be checked. */
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

/** What apps show on one system, in every way to run them. */
const everyWay = (record: unknown, options: AppSnippetOptions & { readonly system: System }): Source[] =>
  appSnippets(record, options).flatMap(({ app, ways = [{ key: undefined }] }) =>
    ways.flatMap(({ key }) =>
      sourcesOf(appSnippets(record, { ...options, app, ...(key !== undefined && { way: key }) }), options),
    ),
  );

/** The commands of every local app that fits, and what installs it. */
export const generateApps =
  (system: System): Generate =>
  (record) =>
    everyWay(record, { system });

/** Those of one app, whether or not it fits. */
export const generateApp =
  (app: string, system: System): Generate =>
  (record) =>
    everyWay(record, { app, system });

/** The same for one record and any options. */
export const generateAppFrom =
  (record: ModelRecord, app: string, system: System) =>
  (options: AppSnippetOptions): readonly Source[] =>
    everyWay(record, { ...options, app, system });

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
