/** @module The text before and after the mask that a model fills, and what models of molecules and proteins read. */
import type { ModelRecord } from '../../../../records/model.ts';
import { readsSpaced, readsStructure } from '../../../../records/traits/protein-names.ts';
import { sampleGap } from '../../../../snippets/samples/gap.ts';

/** Models of proteins, which read the letters of amino acids. */
const readsProteins = /(?:^|[-_/])esm(?:[-_\dc]|$)/i;

/** Models of molecules, which read SMILES. */
const readsMolecules = /compoundt5|pubchem|smiles|(?:^|[-_/])zinc/i;

/** What such a model reads without a gap; undefined for models of words. */
export function sequenceOf({ id }: ModelRecord): string | undefined {
  if (readsSpaced.test(id)) return 'M Q I F V K T L T G K T I T L E V E P S';
  return /selfies/i.test(id) ? '[C] [C] [O]' : undefined;
}

export function gapOf(model: ModelRecord): readonly [before: string, after: string] {
  if (readsStructure.test(model.id)) return ['M#Q#I#F#V#K#T#L#T#G#', 'T#I#T#L#E#V#E#P#S#'];
  if (readsSpaced.test(model.id)) return ['M Q I F V K T L T G ', ' T I T L E V E P S'];
  if (readsProteins.test(model.id)) return ['MQIFVKTLTGKTITLEVEPS', 'TIENVKAKIQDKEGIPPDQQ'];
  if (/selfies/i.test(model.id)) return ['[C][C]', '[O]'];
  return readsMolecules.test(model.id) ? ['CC(=O)O', '1ccccc1C(=O)O'] : sampleGap(model);
}
