/** @module Whether a model may be called in a way of its own; `own-kinds.ts` has the ways. */
import type { ModelRecord } from '../../../records/model.ts';
import { ownKindOf } from './own-interface.ts';
import type { OwnInterface } from './own-kinds.ts';

/** Parts of the ids, types, classes or tags of such models, and of a few others. */
const marks =
  /audee|bros-|chatglm|clip_v|donut|dprr|eek[-_](?:ocr|v32|v4)|forent|forsp|ghton|got_|lxm|madlad|markup|maya1|minicpm|[mn]fold|molmo|moond|nougat|nvl_|orph|phi[34][_m]|ragto|ragse|seaml[^,]+,au|5gemma2|ategem|trocr|udop|limited|viltform|vjepa/i;

export const ownInterfaceKind = (model: ModelRecord): OwnInterface | undefined => {
  const { id, pipeline_tag: task, config, tags } = model;
  return marks.test(String([id, task, config?.model_type, config?.architectures, tags]))
    ? ownKindOf(model)
    : undefined;
};
