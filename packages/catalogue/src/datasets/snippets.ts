/** @module Generates the snippets of every library that fits a dataset record. */
import { requestedKey, selectedByName } from '../snippets/requested.ts';
import type { GeneratorResult } from '../libraries/define.ts';
import type { LibrarySnippets } from '../libraries/snippets.ts';
import type { SnippetContext } from '../snippets/context.ts';
import { completed } from '../snippets/complete.ts';
import { notes } from '../snippets/notes.ts';
import { preparation } from '../snippets/preparation.ts';
import { readOptions, type SnippetOptions } from '../snippets/options.ts';
import type { DatasetLibrary } from './define.ts';
import { fittingDatasetLibraries, lastLibrary } from './fit.ts';
import { datasetLibraries, type DatasetLibraryKey } from './index.generated.ts';
import { CatalogueError } from '../errors.ts';
import { type DatasetRecord, readDataset } from '../records/dataset.ts';
import { withKnownGate } from './recipes/known-gated.ts';
import { configName, listedConfigs, mainConfig, withConfig } from './recipes/parts.ts';

export interface DatasetSnippetOptions extends Pick<SnippetOptions, 'platform' | 'revision'> {
  /** Only this library, even if it does not fit. */
  readonly library?: string;
  /** A config that the card lists, instead of the default one. */
  readonly config?: string;
}

export type DatasetSnippets = LibrarySnippets<DatasetLibraryKey>;

export interface DatasetConfigs {
  readonly names: readonly string[];
  readonly main?: string;
}

/** In a message. */
const mostListed = 10;

const common = { prepare: preparation, notes };

const known: Readonly<Record<DatasetLibraryKey, DatasetLibrary>> = datasetLibraries;

export function datasetSnippets(
  record: unknown,
  given: DatasetSnippetOptions = {},
): readonly DatasetSnippets[] {
  const options = readOptions(given);
  const { dataset: read, ignored } = readDataset(record);
  const whole = withKnownGate(read);
  const dataset = options.config === undefined ? whole : requireConfig(whole, options.config);
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
  // Other libraries without a snippet are left out.
  return results.filter(({ library, snippets }) => snippets.length > 0 || library === lastLibrary);
}

function requireConfig(dataset: DatasetRecord, name: string): DatasetRecord {
  const chosen = withConfig(dataset, name);
  if (chosen !== undefined) return chosen;
  const listed = listedConfigs(dataset).slice(0, mostListed).join(', ');
  const instead = listed === '' ? 'The record lists none.' : `Listed: ${listed}.`;
  throw new CatalogueError(
    'invalid-option',
    `There is no config ${JSON.stringify(name)}. ${instead}`,
    'config',
  );
}

/** The configs of a dataset as its card lists them, and which of them is loaded by default. */
export function datasetConfigs(record: unknown): DatasetConfigs {
  const { dataset } = readDataset(record);
  const main = mainConfig(dataset) && configName(dataset);
  return { names: listedConfigs(dataset), ...(main !== undefined && { main }) };
}
