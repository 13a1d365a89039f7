/** @module What a LoRA makes with its base model: templates of cards name `text-to-image` for every one. */
import type { ModelRecord } from '../../../../records/model.ts';
import { type DiffusionKind, diffusionKindOf } from '../kind.ts';

const videoBase = /wan-?2\.|hunyuanvideo|cogvideo|ltx|mochi|skyreels/i;
/** Bases that change an image and refuse a call without one. */
const editingBase = /qwen-image-edit/i;
/** Bases whose pipeline takes a text only. */
const textBase = /krea-?2/i;
const firstStage = /deepfloyd\/if-i-/i;
const fromImage = /i2v|image-?to-?video/i;

export function kindOnBase(model: ModelRecord, base: string): DiffusionKind {
  const kind = diffusionKindOf(model);
  if (videoBase.test(base) && !kind.endsWith('video'))
    return fromImage.test(`${base} ${model.id}`) ? 'image-to-video' : 'video';
  if (kind === 'image-to-image' && textBase.test(base)) return 'image';
  if (kind === 'image' && firstStage.test(base)) return 'first-stage';
  return kind === 'image' && editingBase.test(base) ? 'image-to-image' : kind;
}
