/** @module The text before and after the mask that a model fills. */
import type { ModelRecord } from '../../../records/model.ts';
import { sampleGap } from '../../../snippets/sample-gap.ts';

/** Models of proteins, which read the letters of amino acids. */
const readsProteins = /(?:^|[-_/])esm(?:[-_\dc]|$)/i;

export const gapOf = (model: ModelRecord): readonly [before: string, after: string] =>
  readsProteins.test(model.id) ? ['MQIFVKTLTGKTITLEVEPS', 'TIENVKAKIQDKEGIPPDQQ'] : sampleGap(model);
