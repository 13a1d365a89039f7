/** @module The definition of a dataset library. Its key is its file name. */
import type { GeneratorResult } from '../libraries/define.ts';
import type { SnippetContext } from '../snippets/context.ts';
import type { DatasetRecord } from '../records/dataset.ts';

/** The default export of `datasets/entries/<key>.ts`. */
export interface DatasetLibrary {
  readonly prettyLabel: string;
  readonly repoName: string;
  readonly repoUrl: string;
  readonly docsUrl: string;
  /** One sentence about its purpose. */
  readonly summary: string;
  /** The reason why the library fits a record that does not name it, such as a format or a file. */
  readonly fits?: (dataset: DatasetRecord) => string | undefined;
  readonly snippets: (dataset: DatasetRecord, context: SnippetContext) => GeneratorResult;
}

export const defineDatasetLibrary = (library: DatasetLibrary): DatasetLibrary => library;
