import type { ModelRecord } from '../../../records/model.ts';

/** A model of BiRefNet, with its code in the repository, which names Transformers. */
export const isRmbg = ({ id }: ModelRecord): boolean => /\/RMBG-2/.test(id);
