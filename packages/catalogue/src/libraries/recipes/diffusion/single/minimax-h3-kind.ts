/** @module Which repositories are MiniMax H3, which Diffusers has only as a modular pipeline, or something for it. */
import { baseModelsOf, filesOf, hasTag, nameOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { own } from '../../../../snippets/own.ts';
import { additionOf } from '../additions/addition.ts';
import { isPipeline } from '../kind.ts';

/** Whether it is the complete system in the layout of Diffusers. */
export const isWholeH3 = (model: ModelRecord): boolean =>
  isPipeline(model, 'MiniMaxH3ModularPipeline') ||
  (filesOf(model).includes('modular_model_index.json') && hasTag(model, 'minimax-h3'));

const namedH3 = /minimax-?(?:h3|char)|mmh3/i;

const isNamed = (model: ModelRecord, name: RegExp): boolean =>
  [model.id, ...baseModelsOf(model)].some((id) => name.test(id));

/** Of pruned checkpoints, whose layers have other sizes, of the model that rewrites prompts, or merged ones. */
const otherLora = /pruned|prompt-rewriter|merged/i;

/** Whether Diffusers loads the LoRA into MiniMax H3. */
export const isH3Lora = (model: ModelRecord): boolean =>
  additionOf(model) === 'lora' &&
  isNamed(model, namedH3) &&
  !hasTag(model, 'gguf', 'mlx') &&
  !otherLora.test(nameOf(model));

const namedOther = /minimax-?(?:h3|char|music)|mmh3/i;

/** Whether it adds to MiniMax H3 in another form than that of Diffusers, or to MiniMax Music, which takes nothing. */
export const isOtherMinimaxAddition = (model: ModelRecord): boolean =>
  additionOf(model) !== undefined && isNamed(model, namedOther) && !isH3Lora(model);

/** Files with the whole transformer for texts and pictures; most others were pruned, which Diffusers does not load. */
const ggufFiles: Readonly<Record<string, string>> = {
  'Abiray/MiniMax-H3-GGUF': 'unet/MiniMax-H3-FL2VA-Q4_K_M.gguf',
  'realrebelai/MiniMax-H3_GGUFs': 'MiniMax-H3-FL2VA-Q4_K_M.gguf',
};

/** The GGUF file that Diffusers loads as the transformer of MiniMax H3. */
export const h3GgufOf = ({ id }: ModelRecord): string | undefined => own(ggufFiles, id);
