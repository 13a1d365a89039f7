/** @module Records that do not tell what the files are: entries of public lists, which have an id and a few counts. */
import type { Notice } from '../../errors.ts';
import type { GeneratorResult } from '../../libraries/define.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import type { DatasetRecord } from '../../records/dataset.ts';
import { hasParquetCopy } from './copy.ts';
import { hasConfigs, hasScript } from './parts.ts';

/** The hub tags datasets that it can read with their format, libraries and modalities. */
export const isUnlisted = (dataset: DatasetRecord): boolean =>
  !hasConfigs(dataset) && !dataset.tags?.some((tag) => /^(?:format|library|modality):/.test(tag));

const unlisted: Notice = {
  code: 'unlisted-files',
  message: 'The record does not list the files. If they have no rows, download them instead.',
};

/** With a notice if the files may be anything. */
export const forRows = (dataset: DatasetRecord, snippets: readonly Snippet[]): GeneratorResult =>
  isUnlisted(dataset) ? { snippets, notice: unlisted } : snippets;

/** The month of Datasets 4.0, which no longer runs loading scripts. */
const lastScripts = '2025-07';

export const mayHaveScript = (dataset: DatasetRecord, context: SnippetContext): boolean =>
  isUnlisted(dataset) &&
  !hasScript(dataset) &&
  (dataset.createdAt ?? '') < lastScripts &&
  hasParquetCopy(dataset, context);

export const possibleScript: Notice = {
  code: 'possible-script',
  message:
    'The record does not list the files. If there is a loading script, which Datasets no longer runs, load the copy in Parquet. If the files have no rows, download them instead.',
};
