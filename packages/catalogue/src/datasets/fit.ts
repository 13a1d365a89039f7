/** @module The libraries that fit a dataset, in order of preference, with reasons. The first is the default. */
import type { Fit } from '../libraries/fit.ts';
import type { DatasetRecord } from '../records/dataset.ts';
import { keysOf } from '../snippets/own.ts';
import type { DatasetLibrary } from './define.ts';

/** The most popular libraries first; all others follow by name. */
const usual = ['datasets', 'pandas', 'polars', 'duckdb', 'dask', 'mlcroissant'];

/** The download of the files fits every dataset. */
export const lastLibrary = 'huggingface_hub';

function place(key: string): number {
  if (key === lastLibrary) return usual.length + 1;
  return usual.includes(key) ? usual.indexOf(key) : usual.length;
}

function reasonFor(key: string, library: DatasetLibrary, dataset: DatasetRecord): string | undefined {
  if (dataset.cardData?.library_name === key) return 'The repository names it as its library.';
  if (dataset.tags?.includes(`library:${key}`)) return 'The hub lists it for this dataset.';
  return (
    library.fits?.(dataset) ?? (dataset.tags?.includes(key) ? `The repository is tagged ${key}.` : undefined)
  );
}

export const fittingDatasetLibraries = <Key extends string>(
  dataset: DatasetRecord,
  libraries: Readonly<Record<Key, DatasetLibrary>>,
): readonly Fit<Key>[] =>
  keysOf(libraries)
    .flatMap((library) => {
      const reason = reasonFor(library, libraries[library], dataset);
      return reason === undefined ? [] : [{ library, reason }];
    })
    .toSorted((a, b) => place(a.library) - place(b.library));
