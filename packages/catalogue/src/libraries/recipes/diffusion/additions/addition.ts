/** @module What a diffusion repository adds to a base model: LoRA weights, a ControlNet, learned concepts, a picture beside the prompt or another transformer. */
import { filesOf, hasTag, nameOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { hasOnlyTask, namesPipeline } from '../kind.ts';
import { isNamedLora } from '../task-only.ts';

export type Addition = 'controlnet' | 'image-prompt' | 'lora' | 'textual-inversion' | 'transformer' | 'vae';

const loraName =
  /(?:^|[-_.\s])(?:lora|loras|lokr|locon)(?:[-_.\s]|$)|[a-z]Lo[Rr][Aa]s?(?:[-_.]|$)|(?:^|[-_.a-z])Lo[Rr][Aa](?=[A-Z])/;
const loraFile = /(?:^|[-_./])lora[-_.].*\.safetensors$|_lora_weights\.(?:safetensors|bin)$/i;

/** Whether an id is that of LoRA weights. */
export const namesLora = (id: string): boolean =>
  loraName.test(nameOf({ id })) || loraName.test(nameOf({ id }).toLowerCase());

/** LoRAs that neither their names nor their tags show. */
const otherLora = /^(?:ByteDance\/SDXL-Lightning|alimama-creative\/FLUX\.1-Turbo-Alpha)$/;

/** A repository with a whole pipeline is not an addition, whatever its name. */
function isLora(model: ModelRecord): boolean {
  if (hasTag(model, 'lora') || otherLora.test(model.id)) return true;
  if (namesPipeline(model)) return false;
  return (
    model.cardData?.base_model_relation === 'adapter' ||
    (model.tags ?? []).some((tag) => tag.startsWith('base_model:adapter:')) ||
    namesLora(model.id) ||
    (hasOnlyTask(model) && isNamedLora(model)) ||
    filesOf(model).some((file) => loraFile.test(file))
  );
}

const namedControlnet = /(?:^|[-_.])controlnet(?:[-_.]|$)/i;
const namedVae = /(?:^|[-_.])vae(?:[-_.]|$)/i;

export function additionOf(model: ModelRecord): Addition | undefined {
  // A LoRA may be trained for what a ControlNet does.
  if (hasTag(model, 'controlnet') && !hasTag(model, 'lora')) return 'controlnet';
  if (model.id.startsWith('h94/IP-Adapter')) return 'image-prompt';
  if (model.id === 'ostris/Z-Image-De-Turbo') return 'transformer';
  if (!namesPipeline(model)) {
    if (namedControlnet.test(nameOf(model)) && !hasTag(model, 'lora')) return 'controlnet';
    if (namedVae.test(nameOf(model)) && !namesLora(model.id)) return 'vae';
  }
  if (hasTag(model, 'textual_inversion') || model.id.startsWith('sd-concepts-library/'))
    return 'textual-inversion';
  return isLora(model) ? 'lora' : undefined;
}
