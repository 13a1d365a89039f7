/** @module The GGUF file that was requested by name, or a guess where the repository lists none. */
import type { ModelRecord } from '../../../records/model.ts';
import { parseQuantization } from '../../../quantization/file-name.ts';
import { type GgufChoice, note, usual } from './choice-type.ts';
import { guessedFile, labelInName } from './guessed-name.ts';

export function requestedChoice(file: string): GgufChoice {
  const label = parseQuantization(file)?.label;
  return label === undefined
    ? {
        file,
        known: true,
        warnings: [note('The file name contains no quantization: apps that need one choose the file.')],
      }
    : { file, label, known: true, warnings: [] };
}

export function guessedChoice(
  model: Pick<ModelRecord, 'id' | 'tags'>,
  requested: string | undefined,
): GgufChoice {
  const wanted = requested === undefined ? undefined : parseQuantization(requested)?.label;
  const label = wanted ?? labelInName(model) ?? usual;
  const why = labelInName(model) === label ? 'is in its name' : 'is the usual choice';
  const message = `The record lists no GGUF files: ${label} ${why}. Check the file list before you run it.`;
  return { file: guessedFile(model, label), label, known: false, warnings: [note(message)] };
}
