import type { ModelRecord } from '../../../records/model.ts';

/** A voice of VibeVoice in the format of its authors: Transformers loads converted copies, whose names say so. */
export const isOriginalVibeVoice = ({ id }: ModelRecord): boolean =>
  /vibevoice(?!.*(?:[-_]asr|tokenizer|-hf$))/i.test(id);
