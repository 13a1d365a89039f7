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

/** A record may not say that its repository is gated. */
export const accessHint = (dataset: DatasetRecord, step: string): string =>
  dataset.gated === undefined && dataset.private !== true ? ` If the dataset is gated, ${step}` : '';

/** For libraries that use the log-in. */
export const logInHint = (dataset: DatasetRecord, { platform }: SnippetContext): string =>
  accessHint(dataset, `request access on the hub, then log in: ${platform.hubCommand} auth login.`);

const noticing =
  (message: string) =>
  (dataset: DatasetRecord, snippets: readonly Snippet[], hint: string): GeneratorResult =>
    isUnlisted(dataset)
      ? { snippets, notice: { code: 'unlisted-files', message: message + hint } }
      : snippets;

/** With a notice if the files may be anything. */
export const forRows = noticing(
  'The record does not list the files. If they have no rows, download them instead.',
);

/** For snippets that read the copy, with a notice if there may be none. */
export const forCopy = noticing(
  'The record does not list the files, and not every dataset has the copy in Parquet that this code needs. Without it, use Datasets or download the files.',
);

/** The month of Datasets 4.0, which no longer runs loading scripts. */
const lastScripts = '2025-07';

export const mayHaveScript = (dataset: DatasetRecord, context: SnippetContext): boolean =>
  isUnlisted(dataset) &&
  !hasScript(dataset) &&
  (dataset.createdAt ?? '') < lastScripts &&
  hasParquetCopy(dataset, context);

export const possibleScript = (hint: string): Notice => ({
  code: 'possible-script',
  message: `The record does not list the files. Datasets no longer runs loading scripts: if there is one, load the copy in Parquet. Without rows or a copy, download the files.${hint}`,
});
