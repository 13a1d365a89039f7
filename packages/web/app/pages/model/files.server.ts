/** @module The files of a model: which of them count as a download, and its GGUF quantizations with the memory they need. */
import {
  downloadRule,
  type GgufEntry,
  ggufFiles,
  matcher,
  type ModelFile,
  type ModelRecord,
  parseRule,
  printRule,
  type Rule,
  toEnglish,
} from '@loadout/catalogue';
import type { Services } from '@loadout/server';

export interface FilesView {
  readonly files: readonly { readonly path: string; readonly size?: number; readonly counts: boolean }[];
  readonly rule: { readonly text: string; readonly sentence: string; readonly library?: string };
  readonly quantizations: readonly QuantizationRow[];
}

export interface QuantizationRow {
  readonly label: string;
  readonly bits?: number;
  readonly file: string;
  readonly parts: number;
  readonly size?: number;
  readonly sizeIsEstimate: boolean;
  readonly memory?: number;
}

export function filesView(services: Services, model: ModelRecord): FilesView {
  const library = model.library_name === undefined ? undefined : services.library(model.library_name);
  const rule: Rule = library ? parseRule(library.countDownloads) : downloadRule(undefined);
  const counts = matcher(rule);
  const parameters = model.gguf?.total;
  const { models } = ggufFiles(model.siblings ?? [], parameters === undefined ? {} : { parameters });
  return {
    files: (model.siblings ?? []).map((file) => fileRow(file, counts(file.rfilename))),
    rule: {
      text: printRule(rule),
      sentence: toEnglish(rule),
      ...(library && { library: library.prettyLabel }),
    },
    quantizations: models.map(quantizationRow),
  };
}

const fileRow = ({ rfilename, size }: ModelFile, counts: boolean): FilesView['files'][number] => ({
  path: rfilename,
  ...(size !== undefined && { size }),
  counts,
});

const quantizationRow = (entry: GgufEntry): QuantizationRow => ({
  label: entry.quantization?.label ?? 'not named',
  ...(entry.bitsPerWeight !== undefined && { bits: entry.bitsPerWeight }),
  file: entry.files[0] ?? entry.name,
  parts: entry.files.length,
  ...(entry.size !== undefined && { size: entry.size }),
  sizeIsEstimate: entry.sizeIsEstimate,
  ...(entry.memory !== undefined && { memory: entry.memory }),
});
