/** @module The text before and after the mask that a model fills. */
import type { ModelRecord } from '../../../records/model.ts';
import { sampleGap } from '../../../snippets/sample-gap.ts';

/** Models of proteins, which read the letters of amino acids. */
const readsProteins = /(?:^|[-_/])esm(?:[-_\dc]|$)/i;

/** They read them with spaces between. */
const spaced = /(?:^|[-_/])prot_/i;

export const gapOf = (model: ModelRecord): readonly [before: string, after: string] =>
  spaced.test(model.id)
    ? ['M Q I F V K T L T G ', ' T I T L E V E P S']
    : readsProteins.test(model.id)
      ? ['MQIFVKTLTGKTITLEVEPS', 'TIENVKAKIQDKEGIPPDQQ']
      : sampleGap(model);
