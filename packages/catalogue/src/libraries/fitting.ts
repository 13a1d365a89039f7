/** @module Which libraries fit a model, with a guess if nothing in the record decides. */
import type { ModelRecord } from '../records/model.ts';
import type { Library } from './define.ts';
import { type Fit, fitsOf } from './fit.ts';
import { guessedLibrary } from './guess.ts';

/** The libraries that fit a model, the best first, each with the reason. */
export const fittingLibraries = <Key extends string>(
  model: ModelRecord,
  libraries: Readonly<Record<Key, Library>>,
): readonly Fit<Key>[] => fitsOf(model, libraries, guessedLibrary);
