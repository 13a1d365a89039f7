import { describe, expect, it } from 'vitest';
import { autoClassesOf, modelTypeOf } from './auto-classes.ts';

describe('the table of auto classes', () => {
  it.each([
    ['bert', 'AutoModelForMaskedLM', 'BertForMaskedLM'],
    ['bert', 'AutoModelForCausalLM', 'BertLMHeadModel'],
    ['wav2vec2', 'AutoModelForCTC', 'Wav2Vec2ForCTC'],
    ['layoutlm', 'AutoModelForDocumentQuestionAnswering', 'LayoutLMForQuestionAnswering'],
    ['bark', 'AutoModelForTextToWaveform', 'BarkModel'],
  ])('knows that %s is loaded by %s as %s', (type, autoClass, name) => {
    expect(modelTypeOf(type)?.classes.get(autoClass)).toContain(name);
  });

  it('has the preprocessors of a model type', () => {
    expect(modelTypeOf('wav2vec2')?.preparers).toEqual([
      'AutoFeatureExtractor',
      'AutoProcessor',
      'AutoTokenizer',
    ]);
  });

  it('does not load a CTC model as a sequence-to-sequence one', () => {
    expect(autoClassesOf('wav2vec2')).not.toContain('AutoModelForSpeechSeq2Seq');
  });

  it.each(['', 'constructor', 'in_no_release'])('has no entry for %j', (type) => {
    expect(modelTypeOf(type)).toBeUndefined();
  });
});
