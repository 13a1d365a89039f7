import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../records/model.ts';
import type { Library } from './define.ts';
import { fitsOf, namedIn, namedLibrary, needsGuess } from './fit.ts';
import { guessedLibrary } from './guess.ts';

const plain: Library = { prettyLabel: 'Tide', repoName: 'tide', repoUrl: 'https://tide.example' };
const withCode: Library = { ...plain, snippets: () => [] };
const evidence = () => 'Its files say so.';

const none = () => undefined;
const guess = () => ({ library: 'timm', reason: 'A guess.' }) as const;
const order = (record: Partial<ModelRecord>, table: Readonly<Record<string, Library>>) =>
  fitsOf({ id: 'ada/model', ...record }, table, none).map(({ library }) => library);

describe('the order of libraries that fit', () => {
  it('is: claimed, named, by evidence, by tag', () => {
    const table = {
      tagged: withCode,
      evident: { ...withCode, fits: evidence },
      named: withCode,
      claiming: { ...withCode, claims: evidence },
    };
    expect(order({ library_name: 'named', tags: ['tagged'] }, table)).toEqual([
      'claiming',
      'named',
      'evident',
      'tagged',
    ]);
  });

  it('puts code before files, whatever the reason, unless the record names the library', () => {
    const table = {
      evidentFiles: { ...plain, fits: evidence },
      taggedCode: withCode,
      namedFiles: plain,
    };
    expect(order({ library_name: 'namedFiles', tags: ['taggedCode'] }, table)).toEqual([
      'namedFiles',
      'taggedCode',
      'evidentFiles',
    ]);
  });

  it('is that of the table among equals', () => {
    expect(order({ tags: ['b', 'a'] }, { a: withCode, b: withCode })).toEqual(['a', 'b']);
  });

  it('leaves out a library that refuses the record, even if it is named', () => {
    expect(
      order({ library_name: 'a', tags: ['b'] }, { a: { ...withCode, refuses: () => true }, b: withCode }),
    ).toEqual(['b']);
  });

  it('gives the reason of each', () => {
    const table = {
      claiming: { ...withCode, claims: () => 'It is built on that one.' },
      named: withCode,
      evident: { ...withCode, fits: evidence },
      tagged: { ...withCode, aliases: ['ebb'] },
    };
    const reasons = fitsOf({ id: 'a/b', library_name: 'named', tags: ['ebb'] }, table, none).map(
      ({ reason }) => reason,
    );
    expect(reasons).toEqual([
      'It is built on that one.',
      'The repository names it as its library.',
      'Its files say so.',
      'The repository is tagged ebb.',
    ]);
  });

  it('is the guess alone where nothing fits, if the table has it', () => {
    expect(fitsOf({ id: 'a/b' }, { timm: withCode }, guess)).toEqual([
      { library: 'timm', reason: 'A guess.' },
    ]);
    expect(fitsOf({ id: 'a/b' }, { other: withCode }, guess)).toEqual([]);
    expect(fitsOf({ id: 'a/b', tags: ['other'] }, { timm: withCode, other: withCode }, guess)).toHaveLength(
      1,
    );
  });
});

describe('the library that a name means', () => {
  const table = {
    tide: { ...plain, aliases: ['Ebb.Flow'], namedAs: ['harbour'] },
    harbour: plain,
    other: plain,
  };
  it.each([
    ['tide', 'tide'],
    ['TIDE', 'tide'],
    ['ebb-flow', 'tide'],
    ['harbour', 'harbour'],
    ['unknown; Other', 'other'],
    ['other, tide', 'other'],
    ['unknown', undefined],
    [undefined, undefined],
  ])('of %s is %s', (name, key) => {
    expect(namedLibrary(name, table)).toBe(key);
  });

  it('is the key itself where two keys differ only in signs', () => {
    const similar = { 'tide-1': plain, tide_1: plain };
    expect(namedLibrary('tide-1', similar)).toBe('tide-1');
    expect(namedLibrary('tide_1', similar)).toBe('tide_1');
  });

  it('is among those that a record names by tags, name or guess, each once', () => {
    const record = { id: 'a/b', tags: ['Ebb.Flow', 'tide', 'harbour'], library_name: 'tide' };
    expect(namedIn(record, table, none)).toEqual(['tide', 'harbour']);
    expect(namedIn({ id: 'a/b', library_name: 'none' }, table, none)).toEqual([]);
    expect(namedIn({ id: 'a/b' }, { timm: plain }, () => ({ library: 'timm', reason: '' }))).toEqual([
      'timm',
    ]);
  });
});

describe('a guess', () => {
  it.each([
    [{ id: 'a/b' }, true],
    [{ id: 'a/b', library_name: 'x' }, false],
    [{ id: 'a/b', siblings: [] }, false],
  ])('for %j is needed: %s', (record, needed) => {
    expect(needsGuess(record)).toBe(needed);
  });

  it.each<[Partial<ModelRecord>, string | undefined]>([
    [{ id: 'timm/tide', library_name: 'x' }, undefined],
    [{ id: 'timm/tide', siblings: [] }, undefined],
    [{ id: 'timm/tide', tags: ['onnx'] }, undefined],
    [{ id: 'timm/tide-lora' }, 'timm'],
    [{ id: 'timm/tide', tags: ['region:us'] }, 'timm'],
    [{ id: 'ada/gliner-lora' }, undefined],
    [{ id: 'ada/gliner', tags: ['region:us'] }, undefined],
    [{ id: 'ada/gliner', tags: ['region:us', 'safetensors'] }, 'gliner'],
    [{ id: 'ada/tide-lora', pipeline_tag: 'text-to-video' }, 'diffusers'],
    [{ id: 'ada/tide-lora', pipeline_tag: 'text-generation' }, undefined],
    [{ id: 'dima806/gull', pipeline_tag: 'image-classification' }, 'transformers'],
    [{ id: 'dima806/gull', pipeline_tag: 'robotics' }, undefined],
    [{ id: 'ada/gull', pipeline_tag: 'image-classification' }, undefined],
    [{ id: 'ada/bert-tide', pipeline_tag: 'sentence-similarity' }, 'sentence-transformers'],
    [{ id: 'ada/mt5-tide' }, 'transformers'],
    [{ id: 'KoboldAI/GPT-J-6B-Shinen' }, 'transformers'],
    [{ id: 'EleutherAI/pythia-2.8b-deduped-v0' }, 'transformers'],
    [{ id: 'facebook/galactica-6.7b' }, 'transformers'],
    [{ id: 'mit-han-lab/opt-125m-smoothquant' }, undefined],
    [{ id: 'ada/blip2-opt-2.7b-fp16-sharded' }, undefined],
    [{ id: 'ada/sae-pythia70m' }, undefined],
    [{ id: 'ada/mistral-7b-tide' }, undefined],
    [{ id: 'facebook/musicgen-small' }, 'transformers'],
    [{ id: 'ada/tiny-random-T5ForConditionalGeneration' }, 'transformers'],
    [{ id: 'Qwen/Qwen2-Audio-7B-Instruct', pipeline_tag: 'audio-text-to-text' }, 'transformers'],
    [{ id: 'facebook/maskformer-swin-base-ade', pipeline_tag: 'image-segmentation' }, 'transformers'],
    [{ id: 'Qwen/Qwen3-TTS-12Hz-0.6B-CustomVoice', pipeline_tag: 'text-to-speech' }, 'qwen3_tts'],
    [{ id: 'ada/Qwen3-TTS-12Hz-1.7B-Base-GGUF' }, undefined],
    [{ id: 'argmaxinc/parakeetkit-pro', pipeline_tag: 'automatic-speech-recognition' }, undefined],
    [
      {
        id: 'ai4bharat/indicconformer_stt_hi_hybrid_ctc_rnnt_large',
        pipeline_tag: 'automatic-speech-recognition',
      },
      'nemo',
    ],
    [{ id: 'bespokelabs/Bespoke-MiniCheck-7B', pipeline_tag: 'text-classification' }, undefined],
    [{ id: 'ada/mt5-tide', pipeline_tag: 'text-to-video' }, undefined],
    [{ id: 'ada/whisper-tide' }, undefined],
    [{ id: 'ada/bert-tide' }, undefined],
    [{ id: 'ada/bert-tide', pipeline_tag: 'token-classification' }, 'transformers'],
    [{ id: 'ada/bert-tide', pipeline_tag: 'text-to-video' }, undefined],
    [{ id: 'apple/DFN5B-CLIP-ViT-H-14-378' }, 'open_clip'],
    [{ id: 'ada/parakeet-tdt_ctc-110m', pipeline_tag: 'automatic-speech-recognition' }, 'nemo'],
    [{ id: 'ada/parakeet-tdt-0.6b', pipeline_tag: 'automatic-speech-recognition' }, 'transformers'],
    [{ id: 'rinna/japanese-cloob-vit-b-16', pipeline_tag: 'feature-extraction' }, undefined],
    [{ id: 't-tech/T-one', pipeline_tag: 'automatic-speech-recognition' }, undefined],
    [{ id: 'ada/nsfw_image_detector', pipeline_tag: 'image-classification' }, 'transformers'],
    [{ id: 'ada/nsfw-image-detection-384', pipeline_tag: 'image-classification' }, 'timm'],
    [{ id: 'ada/tide-finetuned-gtzan', pipeline_tag: 'audio-classification' }, 'transformers'],
    [{ id: 'ada/emotion2vec_base_finetuned', pipeline_tag: 'audio-classification' }, undefined],
    [{ pipeline_tag: 'text-to-speech', tags: ['text-to-speech', 'pytorch', 'vits', 'region:us'] }, undefined],
    [{ id: 'ada/punctuate-all', pipeline_tag: 'token-classification' }, 'transformers'],
    [{ id: 'ada/medical-ner-all', pipeline_tag: 'token-classification' }, 'transformers'],
    [{ id: 'ada/medical-ner-all', pipeline_tag: 'text-to-video' }, undefined],
    [{ id: 'ada/flair-ner-legal', pipeline_tag: 'token-classification' }, undefined],
    [{ id: 'ada/uk_ner_web_large', pipeline_tag: 'token-classification' }, undefined],
    [{ id: 'ada/liner-notes', pipeline_tag: 'token-classification' }, undefined],
    [{ id: 'ada/owlvit-tide', pipeline_tag: 'object-detection' }, 'transformers'],
    [{ id: 'ada/rnj-1', pipeline_tag: 'text-generation' }, 'transformers'],
    [{ id: 'ada/sd-image-variations-diffusers', pipeline_tag: 'image-to-image' }, 'diffusers'],
    [{ id: 'ada/finegrain-box-segmenter', pipeline_tag: 'mask-generation' }, 'refiners'],
    [{ id: 'facebook/sapiens-seg-1b-torchscript', pipeline_tag: 'image-segmentation' }, 'sapiens'],
    [{ id: 'OpenMed/OpenMed-ZeroShot-NER-Tide-209M', pipeline_tag: 'token-classification' }, 'gliner'],
    [{ id: 'OpenMed/OpenMed-NER-Tide', pipeline_tag: 'token-classification' }, 'transformers'],
    [{ id: 'unsloth/Nemotron-3-Nano-30B-A3B' }, 'transformers'],
    [{ id: 'unsloth/Llama-OuteTTS-1.0-1B', pipeline_tag: 'text-to-speech' }, 'outetts'],
    [{ id: 'OuteAI/Llama-OuteTTS-1.0-1B-FP8', pipeline_tag: 'text-to-speech' }, undefined],
    [{ id: 'Unbabel/wmt22-comet-da', pipeline_tag: 'translation' }, 'comet'],
    [{ id: 'Unbabel/eamt22-cometinho-da', pipeline_tag: 'translation' }, 'comet'],
    [{ id: 'Unbabel/XCOMET-XL', pipeline_tag: 'translation' }, 'comet'],
    [{ id: 'masakhane/africomet-mtl', pipeline_tag: 'translation' }, 'comet'],
    [{ id: 'svjack/comet-atomic-en', pipeline_tag: 'text2text-generation' }, 'transformers'],
    [{ id: 'zouharvi/COMET-partial', pipeline_tag: 'translation' }, undefined],
    [{ id: 'sapienzanlp/sentinel-ref-mqm', pipeline_tag: 'translation' }, undefined],
    [{ id: 'GSAI-ML/LLaDA-8B-Instruct', pipeline_tag: 'text-generation' }, undefined],
    [{ id: 'Dream-org/Dream-Coder-v0-Instruct-7B', pipeline_tag: 'text-generation' }, undefined],
    [{ id: 'nvidia/Nemotron-3-Nano-Omni-30B-A3B-Reasoning-BF16' }, undefined],
    [{ id: 'ada/tide-zeroshot', pipeline_tag: 'zero-shot-classification' }, 'transformers'],
    [{ id: 'microsoft/LLM2CLIP-Openai-B-16', pipeline_tag: 'zero-shot-classification' }, undefined],
    [{ id: 'ada/penta-vit', pipeline_tag: 'zero-shot-classification' }, undefined],
  ])('for %j is %s', (record, library) => {
    expect(guessedLibrary({ id: 'ada/model', ...record })?.library).toBe(library);
  });
});
