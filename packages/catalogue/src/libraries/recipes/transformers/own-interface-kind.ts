/** @module Whether a model may be called in a way of its own; `own-kinds.ts` has the ways. */
import { isAdapter } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { modelTypeOf } from './auto-classes.ts';
import { modelTypeNameOf } from './model-type.ts';
import { type OwnInterface, ownKindOf } from './own-kinds.ts';

/** Parts of the ids, classes or tags of such models, and of a few others; the table of types marks the others. */
const marks =
  /[35].omni|adeq|audee|avox|bg-1|clap[^,]+,.*audio-c|clips|dalig|dgemma-2-|donut|dlad|dolly|dprr|eek[-_](?:ocr|v32|v4)|fics-|forent|forsp|ghton|glue_\w+,,|icpm|ldgu|limi|ltform|m2.+-rew|maya1|mesh|mingo[^,]*-hf|[mn]fold|molmo|moon[dl]|nimage-3|noug|nvl[_a]|ogrp|orph|phi[34][_m]|ragto|ragse|seaml[^,]+,au|ategem|tglm|tmat|trocr|xcli|yi-c/i;

/** Owners that convert to ONNX. */
const converted = /^onnx-|^xenova/i;

export const ownInterfaceKind = (model: ModelRecord): OwnInterface | undefined => {
  const { id, pipeline_tag: task, config, tags } = model;
  const marked = marks.test(String([id, task, config?.model_type, config?.architectures, tags]));
  return (
    (marked ? ownKindOf(model) : undefined) ??
    (isAdapter(model) || converted.test(id) ? undefined : modelTypeOf(modelTypeNameOf(model))?.own)
  );
};
