/** @module The classes that load GGUF files. */
import type { ModelRecord } from '../../../records/model.ts';
import { classesOf } from './choose.ts';
import { tokenizer } from './classes.ts';

export const ggufClasses = { model: 'AutoModelForCausalLM', processor: tokenizer };

/** Only language models can be loaded from GGUF files. */
export const loadsGguf = (model: ModelRecord): boolean =>
  !/speech|audio/.test(model.pipeline_tag ?? '') &&
  (classesOf(model)?.model ?? ggufClasses.model) === ggufClasses.model;
