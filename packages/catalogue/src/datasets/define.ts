/** @module What a library for datasets is. Its key is the name of its file; it is never repeated inside. */
import type { GeneratorResult } from '../libraries/define.ts';
import type { SnippetContext } from '../snippets/context.ts';
import type { DatasetRecord } from '../records/dataset.ts';

/** What an author writes in `datasets/libraries/<key>.ts`. */
export interface DatasetLibrary {
  readonly prettyLabel: string;
  readonly repoName: string;
  readonly repoUrl: string;
  readonly docsUrl: string;
  /** One sentence: what it is for. */
  readonly summary: string;
  /** Says why the library fits a record for which the hub does not list it: a format, a file. */
  readonly fits?: (dataset: DatasetRecord) => string | undefined;
  readonly snippets: (dataset: DatasetRecord, context: SnippetContext) => GeneratorResult;
}

export const defineDatasetLibrary = (library: DatasetLibrary): DatasetLibrary => library;
