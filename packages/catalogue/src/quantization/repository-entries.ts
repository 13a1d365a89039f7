/** @module The GGUF files of a repository, sorted, without an estimate of their memory. */
import type { ModelFile } from '../records/repository.ts';
import { parseQuantization, type Quantization } from './file-name.ts';
import { fileFacts } from './file-types.ts';
import { precisionRank } from './nearest.ts';
import { ggufFileSets, type FileSet, type Layout } from './shards.ts';

export interface GgufEntry {
  readonly name: string;
  readonly files: readonly string[];
  readonly layout: Layout;
  readonly complete: boolean;
  readonly quantization?: Quantization;
  /** Typical for the quantization, not measured for this file. */
  readonly bitsPerWeight?: number;
  /** Total bytes of all files. */
  readonly size?: number;
  /** The size is estimated from the number of parameters, because the record has none. */
  readonly sizeIsEstimate: boolean;
  /** Bytes needed to run it; only for models. See `memoryNeed`. */
  readonly memory?: number;
}

export interface GgufFiles {
  /** The most precise first, files without a quantization last. */
  readonly models: readonly GgufEntry[];
  /** `mmproj` files, which add image or audio input to a model. */
  readonly projectors: readonly GgufEntry[];
  /** `imatrix` files: statistics for quantization, not a model. */
  readonly matrices: readonly GgufEntry[];
}

const role = (name: string, quantization: Quantization | undefined): keyof GgufFiles => {
  const filename = name.slice(name.lastIndexOf('/') + 1);
  if (/mmproj/i.test(filename)) return 'projectors';
  // A model that was quantized with an importance matrix may also have it in its name.
  return /^imatrix/i.test(filename) || (/imatrix/i.test(filename) && quantization === undefined)
    ? 'matrices'
    : 'models';
};

const storedSize = ({ files, complete }: FileSet): number | undefined => {
  const total = files.reduce((sum, { size = Number.NaN }) => sum + size, 0);
  return complete && total > 0 ? total : undefined;
};

const describe = (set: FileSet, quantization: Quantization | undefined): GgufEntry => {
  const size = storedSize(set);
  return {
    name: set.name,
    files: set.files.map((file) => file.rfilename),
    layout: set.layout,
    complete: set.complete,
    sizeIsEstimate: false,
    ...(quantization && { quantization, bitsPerWeight: fileFacts[quantization.type].bitsPerWeight }),
    ...(size !== undefined && { size }),
  };
};

const rank = ({ quantization }: GgufEntry): number =>
  quantization === undefined ? Number.POSITIVE_INFINITY : precisionRank(quantization);

const byPrecision = (a: GgufEntry, b: GgufEntry): number => {
  const [left, right] = [rank(a), rank(b)];
  if (left !== right) return left - right;
  return a.name < b.name ? -1 : 1;
};

export const ggufEntries = (files: readonly ModelFile[]): GgufFiles => {
  const found: Record<keyof GgufFiles, GgufEntry[]> = { models: [], projectors: [], matrices: [] };
  for (const set of ggufFileSets(files)) {
    const quantization = parseQuantization(set.name);
    found[role(set.name, quantization)].push(describe(set, quantization));
  }
  return {
    models: found.models.toSorted(byPrecision),
    projectors: found.projectors.toSorted(byPrecision),
    matrices: found.matrices.toSorted(byPrecision),
  };
};
