/** @module Whether a model may be called in a way of its own; `kinds.ts` has the ways. */
import { isAdapter } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { modelTypeOf } from '../types/auto-classes.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import { type OwnInterface, ownKindOf } from './kinds.ts';
import { wordsKindOf } from './words.ts';

/** Parts of the ids, classes or tags of such models, and of a few others; the table of types marks the others. */
const marks =
  /5cd-|[35].omni|adeq|audee|avox|bg-1|clap[^,]+,.*audio-c|clips|clyp|dalig|dgemma-2-|donut|dlad|dolly|dprr|eek[-_](?:ocr|v32|v4)|emu3-v|fics-|ce-2[^,]*,[^,]*,,|forent|forsp|ghton|glue_\w+,,|icpm|4\.5-vl|imi.vl|ion-1\.5|ldgu|limi|ltform|m2.+-rew|maya1|mesh|mingo[^,]*-hf|[mn]fold|molmo|moon[dl]|nimage-3|noug|nsq|nvl|ogrp|orph|phi[34][_m]|rag[st]|seaml[^,]+,au|ategem|tglm|tmat|trocr|xcli|yi-c/i;

/** The same of models that do in words what others have a head for. */
const wordMarks =
  /g2p[-_]|inran|minich|not5-|rebel-|(?:sif|nsw)\w+,,,.*t-gen|t5-[^,]*marco|[mt][05][^,]*,(?:fi|qu)[^,]+,,,/i;

/** Owners that convert to ONNX. */
const converted = /^onnx-|^xenova/i;

export function ownInterfaceKind(model: ModelRecord): OwnInterface | undefined {
  const { id, pipeline_tag: task, config, tags } = model;
  if (isAdapter(model) || converted.test(id)) return undefined;
  const text = String([id, task, config?.model_type, config?.architectures, tags]);
  return (
    (marks.test(text) ? ownKindOf(model) : undefined) ??
    (wordMarks.test(text) ? wordsKindOf(model) : undefined) ??
    modelTypeOf(modelTypeNameOf(model))?.own
  );
}
