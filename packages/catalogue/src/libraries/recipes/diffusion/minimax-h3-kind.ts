/** @module Which repositories are MiniMax H3, which Diffusers has only as a modular pipeline, or a LoRA for it. */
import { baseModelsOf, filesOf, hasTag, nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { additionOf } from './addition.ts';
import { isPipeline } from './kind.ts';

/** Whether it is the complete system in the layout of Diffusers. */
export const isWholeH3 = (model: ModelRecord): boolean =>
  isPipeline(model, 'MiniMaxH3ModularPipeline') ||
  (filesOf(model).includes('modular_model_index.json') && hasTag(model, 'minimax-h3'));

const namedH3 = /minimax-?(?:h3|char)|mmh3/i;

/** Whether the weights are a LoRA of MiniMax H3. */
const addsToH3 = (model: ModelRecord): boolean =>
  additionOf(model) === 'lora' && [model.id, ...baseModelsOf(model)].some((id) => namedH3.test(id));

/** Of pruned checkpoints, whose layers have other sizes, of the model that rewrites prompts, or merged ones. */
const otherLora = /pruned|prompt-rewriter|merged/i;

/** Whether Diffusers loads the LoRA into MiniMax H3. */
export const isH3Lora = (model: ModelRecord): boolean =>
  addsToH3(model) && !hasTag(model, 'gguf', 'mlx') && !otherLora.test(nameOf(model));

/** Whether the LoRA is for MiniMax H3 in another form than that of Diffusers. */
export const isOtherH3Lora = (model: ModelRecord): boolean => addsToH3(model) && !isH3Lora(model);
