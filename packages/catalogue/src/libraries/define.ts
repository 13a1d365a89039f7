/** @module Type of a library entry; the file name is the library's key. */
import type { Language } from '../code/language.ts';
import type { Notice } from '../errors.ts';
import type { ModelRecord } from '../records/model.ts';
import type { SnippetContext } from '../snippets/context.ts';
import type { Snippet } from '../snippets/snippet.ts';
import type { TaskId } from '../tasks/keys.generated.ts';

/** A generator returns blocks, or a notice that explains why there are none or what is missing. */
export type GeneratorResult =
  | readonly Snippet[]
  | { readonly snippets?: readonly Snippet[]; readonly notice: Notice };

export type Generator = (model: ModelRecord, context: SnippetContext) => GeneratorResult;

/** Contents of `libraries/entries/<key>.ts`. */
export interface Library {
  readonly prettyLabel: string;
  /** Other names that people search for; unlike `aliases` they are not values of records. */
  readonly synonyms?: readonly string[];
  readonly repoName: string;
  readonly repoUrl: string;
  readonly docsUrl?: string;
  /** One sentence about its purpose. */
  readonly summary?: string;
  /** Whether the library is offered as a filter. */
  readonly filter?: boolean;
  /** File-match expression for the files that count as a download. */
  readonly countDownloads?: string;
  /** Ids of the tasks it serves; a task's libraries are derived from this. */
  readonly tasks?: readonly TaskId[];
  /** Languages of its snippets, when it has a generator. */
  readonly languages?: readonly Language[];
  /** Set when the project is archived or no longer maintained. */
  readonly status?: 'archived' | 'unmaintained';
  /** Other `library_name` values and tags that mean this library. */
  readonly aliases?: readonly string[];
  /** `library_name` values that mean this library but are ignored as tags: apps that load the same files. */
  readonly namedAs?: readonly string[];
  /** Returns why the library comes before the one that the record names: it is built on that one. */
  readonly claims?: (model: ModelRecord) => string | undefined;
  /** Returns why the library fits a record that does not name it: a config section, a file. */
  readonly fits?: (model: ModelRecord) => string | undefined;
  /** Whether the library cannot load a record, even one that names it: its weights are in another format. */
  readonly refuses?: (model: ModelRecord) => boolean;
  readonly snippets?: Generator;
}

/** What is known of a library without loading its entry. */
export interface LibraryOutline extends Pick<Library, 'prettyLabel' | 'docsUrl' | 'aliases' | 'namedAs'> {
  readonly hasSnippets: boolean;
}

/** Loads a library by its key. */
export type LibraryLoaders = Readonly<Record<string, () => Promise<{ readonly default: Library }>>>;

/** The loaders of libraries from one key up to that of the next group, and how they are loaded. */
export type LoaderGroup = readonly [from: string, load: () => Promise<{ readonly loaders: LibraryLoaders }>];

// A declaration, not an arrow function: esbuild leaves its calls out.
export function defineLibrary(library: Library): Library {
  return library;
}
