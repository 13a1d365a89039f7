import { expect, it } from 'vitest';
import { generateSnippets } from '../../../../snippets/generate.ts';
import { libraries } from '../../../index.generated.ts';

const codeFor = (model_type: string, architecture: string, task?: string): string | undefined =>
  generateSnippets(libraries.transformers, {
    id: 'acme/model',
    config: { model_type, architectures: [architecture] },
    ...(task !== undefined && { pipeline_tag: task }),
  }).snippets.at(-1)?.code.text;

it.each([
  ['parakeet_tdt', 'ParakeetForTDT'],
  ['parakeet_rnnt', 'ParakeetForRNNT'],
])('takes the words of %s from what it returns with the times', (type, architecture) => {
  const code = codeFor(type, architecture, 'automatic-speech-recognition');
  expect(code).toContain('processor.batch_decode(outputs.sequences, skip_special_tokens=True)');
});

it.each([
  ['dac', 'DacModel', 'model.encode(inputs["input_values"])\nprint(outputs.audio_codes.shape)'],
  [
    'pocket_tts_audio_tokenizer',
    'PocketTTSAudioTokenizerModel',
    'model.encode(inputs["input_values"])\nprint(outputs.latents.shape)',
  ],
  ['xcodec2', 'Xcodec2Model', 'model.encode(**inputs)'],
])('encodes sound with %s', (type, architecture, call) => {
  expect(codeFor(type, architecture)).toContain(call);
});

it('tells for each speaker whether he or she is heard', () => {
  expect(codeFor('wavlm', 'WavLMForAudioFrameClassification')).toContain(
    '(outputs.logits[0].sigmoid() > 0.5)',
  );
});

const transcribed = (id: string, model_type: string, ...files: readonly string[]): string | undefined =>
  generateSnippets(libraries.transformers, {
    id,
    pipeline_tag: 'automatic-speech-recognition',
    config: { model_type, architectures: ['Wav2Vec2ForCTC'] },
    siblings: files.map((rfilename) => ({ rfilename })),
  }).snippets.at(-1)?.code.text;

it.each([
  ['acme/model', 'wav2vec2', 'processor = Wav2Vec2Processor.from_pretrained(', 'vocab.json', 'alphabet.json'],
  ['acme/model', 'hubert', 'Wav2Vec2Processor', 'vocab.json', 'language_model/5gram.bin'],
  ['acme/model', 'wav2vec2-bert', 'Wav2Vec2BertProcessor', 'vocab.json', 'alphabet.json'],
  ['jonatasgrosman/wav2vec2-large-xlsr-53-english', 'wav2vec2', 'Wav2Vec2Processor'],
  ['bond005/wav2vec2-large-ru-golos-with-lm', 'wav2vec2', 'Wav2Vec2Processor'],
  ['ada/hubert-xlarge-ls960-ft-4-gram', 'hubert', 'Wav2Vec2Processor'],
  ['acme/model', 'wav2vec2', 'AutoProcessor', 'vocab.json'],
])('%s of type %s is loaded without its language model, by %s', (id, type, named, ...files) => {
  expect(transcribed(id, type, ...files)).toContain(named);
});
