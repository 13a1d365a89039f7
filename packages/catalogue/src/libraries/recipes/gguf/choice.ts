/** @module Selects the GGUF file or quantization for an app, with warnings about the choice. */
import type { ModelRecord } from '../../../records/model.ts';
import { parseQuantization } from '../../../quantization/file-name.ts';
import { nearestQuantization } from '../../../quantization/nearest.ts';
import { type GgufEntry, ggufFiles } from '../../../quantization/repository-files.ts';
import { guessedFile, labelInName } from './guessed-name.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import type { Warning } from '../../../snippets/snippet.ts';

/** Small enough for most machines, with little loss; the usual default. */
const usual = 'Q4_K_M';

export interface GgufChoice {
  /** The first file to load; a guess if there is a warning about it. */
  readonly file: string;
  /** Absent if no file name contains a quantization: the app then selects the file. */
  readonly label?: string;
  /** The other files of a split model. */
  readonly parts?: readonly string[];
  /** Whether the repository lists the file, or the caller requested it by name. */
  readonly known: boolean;
  readonly warnings: readonly Warning[];
}

const note = (message: string): Warning => ({ code: 'placeholder', message });

/** Every app can load a single file; split files are used only if there is no other, or on request. */
function loadable(model: Pick<ModelRecord, 'siblings'>, asked: string | undefined): readonly GgufEntry[] {
  const entries = ggufFiles(model.siblings ?? []).models.filter(
    ({ complete, layout }) => complete && layout !== 'parts',
  );
  const whole = entries.filter(({ layout }) => layout === 'single');
  const has = (some: readonly GgufEntry[]) =>
    asked !== undefined && some.some(({ quantization }) => quantization?.label === asked);
  return whole.length > 0 && (has(whole) || !has(entries)) ? whole : entries;
}

function requestedFile(file: string): GgufChoice {
  const label = parseQuantization(file)?.label;
  return label === undefined
    ? {
        file,
        known: true,
        warnings: [note('The file name contains no quantization: apps that need one choose the file.')],
      }
    : { file, label, known: true, warnings: [] };
}

function guess(model: Pick<ModelRecord, 'id' | 'tags'>, label: string): GgufChoice {
  const why = labelInName(model) === label ? 'is in its name' : 'is the usual choice';
  const message = `The record lists no GGUF files: ${label} ${why}. Check the file list before you run it.`;
  return { file: guessedFile(model, label), label, known: false, warnings: [note(message)] };
}

/** The file that every generator takes with these options. */
export function ggufChoice(
  model: Pick<ModelRecord, 'id' | 'siblings' | 'tags'>,
  context: Pick<SnippetContext, 'file' | 'quantization'>,
): GgufChoice {
  if (context.file !== undefined) return requestedFile(context.file);
  const known = context.quantization === undefined ? undefined : parseQuantization(context.quantization);
  const wanted = known?.label ?? usual;
  const entries = loadable(model, known?.label);
  const [first] = entries;
  if (first === undefined) return guess(model, known?.label ?? labelInName(model) ?? usual);

  const labels = entries.flatMap(({ quantization }) => (quantization ? [quantization.label] : []));
  // Entries are sorted from large to small: if all files are larger than wanted, the smallest is the nearest.
  const label = nearestQuantization(wanted, labels) ?? labels.at(-1);
  const entry = entries.find(({ quantization }) => quantization?.label === label) ?? first;
  const [file = entry.name, ...parts] = entry.files;
  if (label === undefined) return { file, parts, known: true, warnings: [] };
  const missed = context.quantization !== undefined && known?.label !== label;
  return {
    file,
    label,
    parts,
    known: true,
    warnings: missed
      ? [note(`The repository does not have the requested quantization: this uses ${label}.`)]
      : [],
  };
}

/** The id with the quantization as llama.cpp and similar programs read it: `owner/name:Q4_K_M`. */
export const taggedId = (model: ModelRecord, { label }: GgufChoice): string =>
  label === undefined ? model.id : `${model.id}:${label}`;
