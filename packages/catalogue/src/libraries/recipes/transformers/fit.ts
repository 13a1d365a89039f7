/** @module Which records Transformers fits, although they may not name it. */
import { hasTag, isReranker } from '../../../records/fields.ts';
import { isGgufOnly } from '../../../records/traits/gguf-only.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { isConverted, namesCTranslate2 } from '../../../records/traits/other-formats.ts';
import { isServedType } from '../../../records/traits/served-type.ts';
import { isNamedWithCode } from '../embedding/own-code.ts';
import { isOriginalVibeVoice } from '../speech/vibevoice.ts';
import { isChandra, isMinerU } from '../vision/page-readers.ts';
import { isRmbg } from '../vision/rmbg.ts';
import { modelTypeOf } from './types/auto-classes.ts';
import { classesOf } from './classes/choose.ts';
import { loadsGguf } from './gguf/gguf.ts';
import { ownInterfaceKind } from './own/interface-kind.ts';
import { looksSaved } from './classes/saved.ts';
import { isServedQuantization } from './quantization/served.ts';
import { hasTypeTag, isAuthorsWord } from './types/tag.ts';
import { isUnloadable } from './unloadable.ts';

/** Scoring pictures and texts needs a prompt that only sentence-transformers has. */
const isPictureReranker = (model: ModelRecord): boolean => isReranker(model) && /[-_]vl[-_]/i.test(model.id);

/** Values of `library_name` that are formats or families, and do not rule out Transformers. */
const vague = new Set(['grok', 'safetensors']);

/** Values for code beside the weights, or for another format; both may be beside weights of Transformers. */
const besideWeights = new Set(['espnet', 'generic', 'superb']);

const hasItsClass = ({ config }: ModelRecord): boolean =>
  modelTypeOf(config?.model_type)?.makers.has(config?.architectures?.[0] ?? '') === true;

const namesOther = (model: ModelRecord): boolean => {
  const name = model.library_name?.toLowerCase();
  return name !== undefined && !vague.has(name) && !(besideWeights.has(name) && hasItsClass(model));
};

/** The reason why it fits. */
export function whyFits(model: ModelRecord): string | undefined {
  if (model.transformersInfo?.auto_model !== undefined) return 'Its config names a class of Transformers.';
  if (namesOther(model) || isConverted(model) || isGgufOnly(model)) return undefined;
  if (modelTypeOf(model.config?.model_type) !== undefined)
    return 'Its config.json names a model type of Transformers.';
  if (hasTypeTag(model)) return 'The hub tags it with a model type of Transformers.';
  if (hasTag(model, 'generated_from_trainer', 'generated_from_keras_callback') && classesOf(model))
    return 'Its card was written by the trainer of Transformers.';
  if (ownInterfaceKind(model) !== undefined && !isAuthorsWord(model))
    return 'It is called in a way of its own, which is known.';
  return looksSaved(model)
    ? 'The repository has a config.json with weights and a tokenizer, as Transformers saves them.'
    : undefined;
}

/** Weights that MLX quantized name no method, which Transformers requires. */
const isMlxQuantized = (model: ModelRecord): boolean =>
  hasTag(model, 'mlx') && model.tags?.some((tag) => /^\d-bit$/.test(tag)) === true;

/** Whether other libraries are for it, whatever it names. */
export const isUnfit = (model: ModelRecord): boolean =>
  (isGgufOnly(model) && !loadsGguf(model)) ||
  hasTag(model, 'acestep', 'parler_tts') ||
  isServedQuantization(model) ||
  isMlxQuantized(model) ||
  isServedType(model) ||
  isRmbg(model) ||
  isOriginalVibeVoice(model) ||
  isMinerU(model) ||
  isChandra(model) ||
  namesCTranslate2(model) ||
  // Their code needs an older release, which sentence-transformers runs with.
  isNamedWithCode(model) ||
  isPictureReranker(model) ||
  isUnloadable(model);
