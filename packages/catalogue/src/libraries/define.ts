/** @module What a library is. A library's key is the name of its file; it is never repeated inside. */
import type { Language } from '../code/language.ts';
import type { Notice } from '../errors.ts';
import type { ModelRecord } from '../records/model.ts';
import type { SnippetContext } from '../snippets/context.ts';
import type { Snippet } from '../snippets/snippet.ts';
import type { TaskId } from '../tasks/keys.generated.ts';

/** A generator answers with blocks, or says why there are none (or what is missing from them). */
export type GeneratorResult =
  | readonly Snippet[]
  | { readonly snippets?: readonly Snippet[]; readonly notice: Notice };

export type Generator = (model: ModelRecord, context: SnippetContext) => GeneratorResult;

/** What an author writes in `libraries/<key>.ts`. */
export interface Library {
  readonly prettyLabel: string;
  readonly repoName: string;
  readonly repoUrl: string;
  readonly docsUrl?: string;
  /** One sentence: what it is for. */
  readonly summary?: string;
  /** Whether the library is offered as a filter. */
  readonly filter?: boolean;
  /** File-match expression: which file counts as a download. */
  readonly countDownloads?: string;
  /** Ids of the tasks it serves; a task's libraries are derived from this. */
  readonly tasks?: readonly TaskId[];
  /** Languages of its snippets, when it has a generator. */
  readonly languages?: readonly Language[];
  /** Set when the project is archived or no longer maintained. */
  readonly status?: 'archived' | 'unmaintained';
  /** `library_name` values and tags by which repositories name this library otherwise. */
  readonly aliases?: readonly string[];
  /** `library_name` values that mean this library, and say nothing as a tag: apps that load the same files. */
  readonly namedAs?: readonly string[];
  /** Says why the library comes before the one that the record names: it is built on that one. */
  readonly claims?: (model: ModelRecord) => string | undefined;
  /** Says why the library fits a record that does not name it: a config section, a file. */
  readonly fits?: (model: ModelRecord) => string | undefined;
  /** Says that the library cannot load a record, even one that names it: its weights are in another format. */
  readonly refuses?: (model: ModelRecord) => boolean;
  readonly snippets?: Generator;
}

export const defineLibrary = (library: Library): Library => library;
