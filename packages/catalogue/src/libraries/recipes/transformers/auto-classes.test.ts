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

  it('knows what prepares the inputs', () => {
    expect(modelTypeOf('wav2vec2')?.preparers).toEqual([
      'AutoFeatureExtractor',
      'AutoProcessor',
      'AutoTokenizer',
    ]);
  });

  it('does not load a CTC model as a sequence-to-sequence one', () => {
    expect(autoClassesOf('wav2vec2')).not.toContain('AutoModelForSpeechSeq2Seq');
  });

  it.each(['', 'constructor', 'in_no_release'])('knows nothing about %j', (type) => {
    expect(modelTypeOf(type)).toBeUndefined();
  });
});
