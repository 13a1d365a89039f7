import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../../records/model.ts';
import { masked } from './mask-token.ts';

const of = (id: string, fields: Partial<ModelRecord> = {}): ModelRecord => ({
  id,
  pipeline_tag: 'fill-mask',
  ...fields,
});
const typed = (id: string, model_type: string) => of(id, { config: { model_type } });

describe('the mask token', () => {
  it.each<[string, ModelRecord, string]>([
    ['the one of the record', of('acme/roberta', { mask_token: '<gap>' }), '<gap>'],
    ['that of the type', typed('acme/tern', 'xlm-roberta'), '<mask>'],
    ['that of the type', typed('acme/tern', 'flaubert'), '<special1>'],
    ['that of the type', typed('acme/tern', 'eurobert'), '<|mask|>'],
    ['that of BERT for others', typed('acme/tern', 'modernbert'), '[MASK]'],
    ['that of a type in the tags', of('acme/tern', { tags: ['fill-mask', 'camembert'] }), '<mask>'],
    ['not that of the name, if the type is known', typed('hfl/chinese-roberta-wwm-ext', 'bert'), '[MASK]'],
    ['not that of the name, if a tag says so', of('acme/my-roberta', { tags: ['bert'] }), '[MASK]'],
    ['that of the name', of('FacebookAI/xlm-roberta-large'), '<mask>'],
    ['that of the name', of('Davlan/afro-xlmr-large'), '<mask>'],
    ['that of the name', of('distilbert/distilroberta-base'), '<mask>'],
    ['that of the name', of('almanach/camembert-base'), '<mask>'],
    ['that of the name', of('FacebookAI/xlm-mlm-100-1280'), '<special1>'],
    ['that of the name, if the type does not tell', typed('jhu-clsp/mmBERT-base', 'modernbert'), '<mask>'],
    ['that of BERT where no name tells', of('google-bert/bert-base-german-cased'), '[MASK]'],
    ['that of BERT for its tokenizer', typed('klue/roberta-large', 'roberta'), '[MASK]'],
    ['that of BERT for its tokenizer', of('nlp-waseda/roberta-base-japanese'), '[MASK]'],
    ['that of BERT for its tokenizer', of('almanach/camembertv2-base'), '[MASK]'],
    ['its own in Japanese too', typed('studio-ousia/luke-japanese-base', 'luke'), '<mask>'],
    ['its own in Japanese too', of('studio-ousia/luke-japanese-base-lite'), '<mask>'],
  ])('is %s', (_, model, token) => {
    expect(masked('At the break of {mask}.', model)).toBe(`At the break of ${token}.`);
  });
});

describe('a model of sequences', () => {
  it.each<[string, RegExp]>([
    ['facebook/esm2_t33_650M_UR50D', /^[A-Z]+<mask>[A-Z]+$/],
    ['biohub/ESMC-6B', /^[A-Z]+<mask>[A-Z]+$/],
    ['Synthyra/ESMplusplus_large', /^[A-Z]+<mask>[A-Z]+$/],
    ['InstaDeepAI/nucleotide-transformer-500m-1000g', /^[ACGT]+<mask>[ACGT]+$/],
    ['Rostlab/prot_bert', /^(?:[A-Z] )+\[MASK\](?: [A-Z])+$/],
  ])('%s reads one', (id, sequence) => {
    expect(masked('At the break of {mask}.', of(id))).toMatch(sequence);
  });

  it('is not any model with such letters', () => {
    expect(masked('At the break of {mask}.', of('acme/resmed-bert'))).toContain('break');
  });
});
