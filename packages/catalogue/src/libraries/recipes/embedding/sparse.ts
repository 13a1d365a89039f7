/** @module Models that weight the words of a vocabulary instead of returning a dense vector, such as SPLADE. */
import { filesOf, hasTag, nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';

const sparseName = /neural-sparse|sparse-enc|splade|embedding[-_].*[-_]sparse$/i;
const sparseModule = /^\d+_(?:SpladePooling|MLMTransformer|SparseStaticEmbedding)\//;

export const isNamedSparse = (model: ModelRecord): boolean => sparseName.test(nameOf(model));

export const isSparse = (model: ModelRecord): boolean =>
  hasTag(model, 'sparse-encoder', 'sparse', 'splade', 'inference-free') ||
  isNamedSparse(model) ||
  filesOf(model).some((file) => sparseModule.test(file));

/** Whether only documents pass through the network: the words of a query have fixed weights. */
export const isInferenceFree = (model: ModelRecord): boolean =>
  hasTag(model, 'inference-free') || /neural-sparse-encoding-(?:doc|multilingual)-/i.test(nameOf(model));
