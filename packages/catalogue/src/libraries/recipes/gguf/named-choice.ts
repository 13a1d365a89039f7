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

/** Unsloth has no Q4_K_M of these, and names the file in its guide; programs that look for another take a draft. */
const documentedName = /^unsloth\/gemma-4-\S+-it-qat-gguf$/i;
const documentedLabel = 'UD-Q4_K_XL';

export function guessedChoice(
  model: Pick<ModelRecord, 'id' | 'tags'>,
  requested: string | undefined,
): GgufChoice {
  if (requested === undefined && documentedName.test(model.id))
    return {
      file: guessedFile(model, documentedLabel),
      label: documentedLabel,
      known: true,
      warnings: [],
    };
  const wanted = requested === undefined ? undefined : parseQuantization(requested)?.label;
  const label = wanted ?? labelInName(model) ?? usual;
  const why = labelInName(model) === label ? 'is in its name' : 'is the usual choice';
  const message = `The record lists no GGUF files: ${label} ${why}. Check the file list before you run it.`;
  return { file: guessedFile(model, label), label, known: false, warnings: [note(message)] };
}
