/** @module The minimum memory of a model, which lists show and filter by. */
import type { ModelRecord } from '../records/model.ts';
import { capacityOf } from './fit.ts';
import type { Machine } from './machine.ts';
import {
  defaultContextLength,
  type FitCandidate,
  type FileFit,
  fitCandidates,
  modelFit,
  needOf,
  requireContext,
} from './model-fit.ts';
import { furtherOverhead } from './overhead.ts';

/** In bytes, on one device. */
export interface LeastMemory {
  /** Weights and overhead. */
  readonly fixed: number;
  /** Of the KV cache. */
  readonly perToken: number;
}

const oneDevice: Machine = { parts: [{ count: 1, memory: 1, shared: true }] };

const smallest = <File extends FitCandidate>(files: readonly File[]): File | undefined =>
  files.reduce<File | undefined>(
    (least, file) => (least && least.size <= file.size ? least : file),
    undefined,
  );

/** Of the smallest listed file; `undefined` for a record without sizes. */
export function leastMemory(model: ModelRecord): LeastMemory | undefined {
  const file = smallest(fitCandidates(model));
  if (file === undefined) return undefined;
  const { weights, cache, overhead } = needOf(model, file, oneDevice, { contextLength: 1 });
  return { fixed: weights + overhead, perToken: cache };
}

/** The maximum of `leastMemory` with which a model fits on the machine. */
export function fitLimit(
  machine: Machine,
  context = defaultContextLength,
): { readonly max: number; readonly context: number } {
  requireContext(context);
  return { max: capacityOf(machine).usable - furtherOverhead(machine), context };
}

/** The fit of the smallest listed file. */
export const smallestFit = (
  model: ModelRecord,
  machine: Machine,
  contextLength = defaultContextLength,
): FileFit | undefined => smallest(modelFit(model, machine, { contextLength }).files);
