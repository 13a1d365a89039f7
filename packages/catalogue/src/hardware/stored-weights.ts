/** @module The weights of a repository without GGUF files: one set, in the precision they were saved in. */
import type { ModelRecord } from '../records/model.ts';
import type { FitCandidate } from './model-fit.ts';

/** Bytes of one weight by the names that safetensors headers use. */
const bytesPerWeight: Readonly<Record<string, number>> = {
  F64: 8,
  I64: 8,
  F32: 4,
  I32: 4,
  BF16: 2,
  F16: 2,
  I16: 2,
  F8_E4M3: 1,
  F8_E5M2: 1,
  I8: 1,
  U8: 1,
  BOOL: 1,
};

const weightFile =
  /(?:^|\/)(?:model|pytorch_model|diffusion_pytorch_model|consolidated)[^/]*\.(?:safetensors|bin|pth)$/;

export function storedWeights(model: ModelRecord): FitCandidate | undefined {
  return fromHeader(model) ?? fromFiles(model) ?? fromTotal(model);
}

function fromHeader({ safetensors }: ModelRecord): FitCandidate | undefined {
  const entries = Object.entries(safetensors?.parameters ?? {});
  const size = entries.reduce((sum, [type, count]) => sum + count * (bytesPerWeight[type] ?? Number.NaN), 0);
  const [most] = entries.toSorted(([, a], [, b]) => b - a);
  if (most === undefined || !(size > 0)) return undefined;
  return { name: most[0], label: most[0], size, sizeIsEstimate: false };
}

/** Tags that hubs derive from a model's quantization, with bits per weight; other weights are in half precision. */
const taggedPrecisions = [
  { tag: 'mxfp4', label: 'MXFP4', bits: 4.25 },
  { tag: '4-bit', label: '4-bit', bits: 4.5 },
  { tag: 'fp8', label: 'FP8', bits: 8 },
  { tag: '8-bit', label: '8-bit', bits: 8 },
] as const;

/** Estimates the size from the number of parameters. */
function fromTotal({ safetensors, tags = [] }: ModelRecord): FitCandidate | undefined {
  const total = safetensors?.total ?? 0;
  if (!(total > 0)) return undefined;
  const { label, bits } = taggedPrecisions.find(({ tag }) => tags.includes(tag)) ?? {
    label: 'F16',
    bits: 16,
  };
  return { name: label, label, size: Math.ceil((total * bits) / 8), sizeIsEstimate: true };
}

/** Repositories often have the same weights in two formats: safetensors are preferred. */
function fromFiles({ siblings = [] }: ModelRecord): FitCandidate | undefined {
  for (const extension of ['.safetensors', '.bin', '.pth']) {
    const files = siblings.filter(
      ({ rfilename }) => rfilename.endsWith(extension) && weightFile.test(rfilename),
    );
    const size = files.reduce((sum, file) => sum + (file.size ?? Number.NaN), 0);
    const [first] = files;
    if (first !== undefined && size > 0)
      return {
        name: files.length === 1 ? first.rfilename : `${files.length} files`,
        size,
        sizeIsEstimate: false,
      };
  }
  return undefined;
}
