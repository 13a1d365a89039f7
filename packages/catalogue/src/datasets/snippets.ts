/** @module Generates the snippets of every library that fits a dataset record. */
import { requestedKey, selectedByName } from '../snippets/requested.ts';
import type { GeneratorResult } from '../libraries/define.ts';
import type { HubClientKey, LibrarySnippets } from '../libraries/snippets.ts';
import { repositoryDownload } from '../snippets/repository-download.ts';
import type { SnippetContext } from '../snippets/context.ts';
import { completed } from '../snippets/complete.ts';
import { notes } from '../snippets/notes.ts';
import { preparation } from '../snippets/preparation.ts';
import { readOptions, type SnippetOptions } from '../snippets/options.ts';
import type { DatasetLibrary } from './define.ts';
import { fittingDatasetLibraries } from './fit.ts';
import { datasetLibraries, type DatasetLibraryKey } from './index.generated.ts';
import { readDataset } from '../records/dataset.ts';

export interface DatasetSnippetOptions extends Pick<SnippetOptions, 'platform' | 'revision'> {
  /** Only this library, even if it does not fit. */
  readonly library?: string;
}

export type DatasetSnippets = LibrarySnippets<DatasetLibraryKey | HubClientKey>;

const common = { prepare: preparation, notes };

const known: Readonly<Record<DatasetLibraryKey, DatasetLibrary>> = datasetLibraries;

export function datasetSnippets(
  record: unknown,
  given: DatasetSnippetOptions = {},
): readonly DatasetSnippets[] {
  const options = readOptions(given);
  const { dataset, ignored } = readDataset(record);
  const generate = (snippets: (context: SnippetContext) => GeneratorResult) =>
    completed(snippets, dataset, ignored, options, common);
  const wanted = options.library;
  if (wanted !== undefined) {
    const library = requestedKey(known, wanted, 'library', (name) => `dataset library ${name}`);
    const made = generate((context) => known[library].snippets(dataset, context));
    return [{ library, reason: selectedByName, ...made }];
  }
  const results = fittingDatasetLibraries(dataset, known).map((fit) =>
    Object.assign(
      generate((context) => known[fit.library].snippets(dataset, context)),
      fit,
    ),
  );
  // Libraries without a snippet are left out.
  const helpful = results.filter(({ snippets }) => snippets.length > 0);
  if (helpful.length > 0) return helpful;
  return [
    {
      library: 'huggingface_hub',
      reason: 'No known library reads it; its files can be downloaded.',
      ...generate((context) => [repositoryDownload(dataset, 'dataset', context)]),
    },
  ];
}
