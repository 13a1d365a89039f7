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

/** For libraries that use the log-in. A record may not say that its repository is gated. */
export const accessHint = (dataset: DatasetRecord, { platform }: SnippetContext): string =>
  dataset.gated === undefined && dataset.private !== true
    ? ` If access must be requested, request it on the hub, then log in: ${platform.hubCommand} auth login.`
    : '';

const unlisted = (hint: string): Notice => ({
  code: 'unlisted-files',
  message: `The record does not list the files. If they have no rows, download them instead.${hint}`,
});

/** With a notice if the files may be anything. */
export const forRows = (dataset: DatasetRecord, snippets: readonly Snippet[], hint = ''): GeneratorResult =>
  isUnlisted(dataset) ? { snippets, notice: unlisted(hint) } : snippets;

/** The month of Datasets 4.0, which no longer runs loading scripts. */
const lastScripts = '2025-07';

export const mayHaveScript = (dataset: DatasetRecord, context: SnippetContext): boolean =>
  isUnlisted(dataset) &&
  !hasScript(dataset) &&
  (dataset.createdAt ?? '') < lastScripts &&
  hasParquetCopy(dataset, context);

export const possibleScript = (hint: string): Notice => ({
  code: 'possible-script',
  message: `The record does not list the files. If there is a loading script, which Datasets no longer runs, load the copy in Parquet. If the files have no rows, download them instead.${hint}`,
});
