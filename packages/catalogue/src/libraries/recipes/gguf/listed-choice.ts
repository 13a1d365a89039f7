/** @module Selects among the GGUF files that a repository lists. */
import type { ModelRecord } from '../../../records/model.ts';
import { parseQuantization } from '../../../quantization/file-name.ts';
import { nearestQuantization } from '../../../quantization/nearest.ts';
import { ggufEntries, type GgufEntry } from '../../../quantization/repository-entries.ts';
import { type GgufChoice, note, usual } from './choice-type.ts';
import { isForkFile } from './fork.ts';
import { isDraftFile } from './part.ts';

/** Where files are named by what they generate, the one that writes. */
const writer = /(?:^|\/)llm[-_]/i;

const preferred = (entries: readonly GgufEntry[], isFit: (name: string) => boolean): readonly GgufEntry[] => {
  const fit = entries.filter(({ name }) => isFit(name));
  return fit.length > 0 ? fit : entries;
};

/** Every app can load a single file; split files are used only if there is no other, or on request. */
function loadable(model: Pick<ModelRecord, 'siblings'>, asked: string | undefined): readonly GgufEntry[] {
  const all = ggufEntries(model.siblings ?? []).models.filter(
    ({ complete, layout }) => complete && layout !== 'parts',
  );
  const whole = preferred(all, (name) => !isDraftFile(name));
  const known = preferred(whole, (name) => !isForkFile(name));
  const entries = preferred(known, (name) => writer.test(name));
  const single = entries.filter(({ layout }) => layout === 'single');
  const has = (some: readonly GgufEntry[]) =>
    asked !== undefined && some.some(({ quantization }) => quantization?.label === asked);
  return single.length > 0 && (has(single) || !has(entries)) ? single : entries;
}

/** Variants and trials of the same file are in folders. */
const depthOf = ({ name }: GgufEntry): number => name.split('/').length;

/** The file nearest to the requested quantization; undefined if none can be loaded. */
export function listedChoice(
  model: Pick<ModelRecord, 'siblings'>,
  requested: string | undefined,
): GgufChoice | undefined {
  const known = requested === undefined ? undefined : parseQuantization(requested);
  const entries = loadable(model, known?.label);
  const [first] = entries;
  if (first === undefined) return undefined;
  const labels = entries.flatMap(({ quantization }) => (quantization ? [quantization.label] : []));
  // Entries are sorted from large to small: if all files are larger than wanted, the smallest is the nearest.
  const label = nearestQuantization(known?.label ?? usual, labels) ?? labels.at(-1);
  const [entry = first] = entries
    .filter(({ quantization }) => quantization?.label === label)
    .toSorted((a, b) => depthOf(a) - depthOf(b));
  const [file = entry.name, ...parts] = entry.files;
  if (label === undefined) return { file, parts, known: true, warnings: [] };
  const missed = requested !== undefined && known?.label !== label;
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
