/** @module Model types that servers implement, and Transformers does not. */
import { hasTag } from './fields.ts';
import type { ModelRecord } from './model.ts';

const types = ['kimi_k3'];

/** As its config or the hub's tags name the type. */
export const isServedType = (model: ModelRecord): boolean =>
  types.includes(model.config?.model_type ?? '') || hasTag(model, ...types);
