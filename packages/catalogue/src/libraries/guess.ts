/** @module The library of a record that names none and lists no files: by its owner, its name or its task. */
import type { ModelRecord } from '../records/model.ts';
import { hasOtherFormat, lacksWeights, namesOtherFormat } from '../records/traits/other-formats.ts';
import { isOfOtherPackage } from '../records/traits/other-packages.ts';
import type { LibraryKey } from './keys.generated.ts';
import {
  libraryOfConversion,
  libraryOfLora,
  libraryOfModeler,
  libraryOfName,
  libraryOfOwner,
} from './name-library.ts';
import { needsGuess } from './fit.ts';
import { isNamedEmbedding } from './recipes/embedding/named.ts';
import { libraryOfTask } from './task-library.ts';

export interface GuessedLibrary {
  readonly library: LibraryKey;
  readonly reason: string;
}

export function guessedLibrary(model: ModelRecord): GuessedLibrary | undefined {
  if (!needsGuess(model) || isOfOtherPackage(model)) return undefined;
  if (hasOtherFormat(model)) return undefined;
  const owned = libraryOfLora(model) ?? libraryOfOwner(model) ?? libraryOfConversion(model);
  if (owned) return owned;
  if (namesOtherFormat(model) || lacksWeights(model)) return undefined;
  if (isNamedEmbedding(model))
    return {
      library: 'sentence-transformers',
      reason: 'The record names no library; its name is that of a model that embeds texts.',
    };
  return libraryOfModeler(model) ?? libraryOfName(model) ?? libraryOfTask(model);
}
