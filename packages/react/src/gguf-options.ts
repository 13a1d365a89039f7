/** @module The GGUF files of a model as choices: the value for the URL, and the snippet option that selects the file. */
import type { ModelRecord, SnippetOptions } from '@loadout/catalogue';
import { type GgufEntry, ggufFiles } from '@loadout/catalogue/quantization';

export interface GgufOption {
  /** The quantization's label; the file's path where the label matches no file or several. */
  readonly value: string;
  readonly label: string;
  readonly option: Pick<SnippetOptions, 'file' | 'quantization'>;
  readonly entry: GgufEntry;
}

/** The most precise first. */
export function ggufOptions({
  siblings = [],
  gguf,
}: Pick<ModelRecord, 'siblings' | 'gguf'>): readonly GgufOption[] {
  const { models } = ggufFiles(siblings, gguf?.total === undefined ? {} : { parameters: gguf.total });
  const labels = models.map(({ quantization }) => quantization?.label);
  return models.map((entry) => {
    const label = entry.quantization?.label;
    if (label !== undefined && labels.indexOf(label) === labels.lastIndexOf(label))
      return { value: label, label, option: { quantization: label }, entry };
    const file = entry.files[0] ?? entry.name;
    return { value: file, label: label ?? file.slice(file.lastIndexOf('/') + 1), option: { file }, entry };
  });
}
