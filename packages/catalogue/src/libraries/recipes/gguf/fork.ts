/** @module GGUF repositories with nothing but quantizations of a fork, which llama.cpp and its programs refuse. */
import { filesOf, hasTag, nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { isCompanion } from './part.ts';

/** Types of ik_llama.cpp (`IQ4_K`, `IQ4_KSS`, `IQ2_KT`), and types of llama.cpp with their rows rearranged (`Q4_K_R4`). */
const ikType = /(?<![a-z\d])(?:iq\d_k(?:ss?|[lt])?(?![a-z\d]|_[lmsx])|i?q\d_\w{1,4}_r[48](?![a-z\d]))/i;

/** Types of a fork for AMD's GPUs: `Q4_0_ROCMFP4`, `Q8_0_ROCMFPX`. */
const rocmType = /(?<![a-z\d])rocm-?fp[\dx](?![a-z\d])/i;

export const isForkFile = (file: string): boolean => ikType.test(file) || rocmType.test(file);

/** A list decides; without one, the repository is taken to be what it says that it is made for. */
export function isForkGguf(model: ModelRecord): boolean {
  const files = filesOf(model).filter((file) => file.endsWith('.gguf') && !isCompanion(file));
  return files.length > 0
    ? files.every(isForkFile)
    : /^ik_llama/i.test(model.library_name ?? '') ||
        hasTag(model, 'ik_llama.cpp', 'ik_llama') ||
        isForkFile(nameOf(model));
}
