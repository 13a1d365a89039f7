/** @module The default library of a task, for a record that has a task but no library, files or format tags. */
import { nameOf } from '../records/fields.ts';
import type { ModelRecord } from '../records/model.ts';
import { isOtherPrecision } from './recipes/diffusion/kind.ts';
import { own } from '../snippets/own.ts';
import type { GuessedLibrary } from './guess.ts';
import type { LibraryKey } from './keys.generated.ts';

const transformers: LibraryKey = 'transformers';

/** At least nine in ten hub records with the task that name a library name this one. */
const usual: Readonly<Record<string, LibraryKey>> = {
  'automatic-speech-recognition': transformers,
  conversational: transformers,
  'feature-extraction': transformers,
  'fill-mask': transformers,
  'question-answering': transformers,
  'sentence-similarity': 'sentence-transformers',
  summarization: transformers,
  'table-question-answering': transformers,
  'text-classification': transformers,
  'text-to-image': 'diffusers',
  'text2text-generation': transformers,
  translation: transformers,
  'zero-shot-classification': transformers,
};

/** Names of models of pictures, in records whose task is that of models of texts. */
const ofPictures = /clip(?![a-z])|siglip|(?<![a-z])(?:image|vision|vit)(?![a-z])/i;

/** Judges of translations, whose packages are not in this catalogue. */
const judges = /sentinel-(?:cand|ref|src)|^comet-(?:instant|partial)/i;

export function libraryOfTask(model: ModelRecord): GuessedLibrary | undefined {
  const { pipeline_tag: task } = model;
  const library = own(usual, task);
  if (library === 'diffusers' && isOtherPrecision(model)) return undefined;
  if (task === 'zero-shot-classification' && ofPictures.test(nameOf(model))) return undefined;
  if (task === 'translation' && judges.test(nameOf(model))) return undefined;
  return (
    library && {
      library,
      reason: `The record names no library; its task, ${task}, is nearly always served by this one.`,
    }
  );
}
