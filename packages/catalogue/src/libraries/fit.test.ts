import { describe, expect, it } from 'vitest';
import { type ModelRecord, readModel } from '../records/model.ts';
import { fittingLibraries } from './fitting.ts';
import { libraries } from './index.generated.ts';

const first = (record: Partial<ModelRecord>) =>
  fittingLibraries({ id: 'ada/model', ...record }, libraries)[0];
const files = (...names: readonly string[]) => ({ siblings: names.map((rfilename) => ({ rfilename })) });

describe('a library that a record names', () => {
  it('is not used for GGUF files that it does not load', () => {
    const tide = { id: 'ada/tide-embed-GGUF', tags: ['gguf'], pipeline_tag: 'feature-extraction' };
    expect(first({ ...tide, library_name: 'sentence-transformers' })?.library).toBe('llama-cpp-python');
  });
});

describe('MLX, named for weights in safetensors that are not tagged', () => {
  const record = { library_name: 'mlx', ...files('model.safetensors') };

  it('is not their library', () => {
    expect(first({ ...record, id: 'timm/mobilenetv3_large_100.ra_in1k' })?.library).toBe('timm');
    expect(first({ ...record, config: { model_type: 'qwen2' } })?.library).toBe('transformers');
    expect(first({ ...record, id: 'ada/tide-recap-7b' })).toBeUndefined();
  });

  it('is their library if the id or tags say so, or all files are listed', () => {
    expect(first({ ...record, ...files('model.safetensors', 'config.json') })?.library).toBe('mlx');
    expect(first({ ...record, id: 'mlx-ada/tide-4bit' })?.library).toBe('mlx');
    expect(first({ ...record, id: 'ada/tide-MLX-4bit' })?.library).toBe('mlx');
    expect(first({ ...record, tags: ['mlx'] })?.library).toBe('mlx');
  });
});

describe('the library of a record', () => {
  it.each([
    ['Transformers', 'transformers'],
    ['llama-cpp', 'llama-cpp-python'],
    ['llama.cpp', 'llama-cpp-python'],
    ['LLAMA_CPP', 'llama-cpp-python'],
    ['gguf', 'llama-cpp-python'],
    ['ollama', 'llama-cpp-python'],
    ['vllm', 'vllm'],
    ['vLLM', 'vllm'],
    ['mlx-lm', 'mlx'],
    ['onnx', 'onnxruntime'],
    ['Sentence_Transformers', 'sentence-transformers'],
    ['transformers, peft', 'transformers'],
  ])('named %s is %s', (library_name, library) => {
    expect(first({ library_name })).toEqual({ library, reason: 'The repository names it as its library.' });
  });

  it.each([
    [files('adapter_config.json', 'adapter_model.safetensors'), 'peft'],
    [files('modules.json', 'config.json'), 'sentence-transformers'],
    [files('sentence_bert_config.json', 'config.json'), 'sentence-transformers'],
    [files('model_index.json'), 'diffusers'],
    [files('tide-Q4_K_M.gguf'), 'llama-cpp-python'],
    [files('model.keras'), 'keras'],
    [files('keras_metadata.pb', 'saved_model.pb'), 'keras'],
    [files('onnx/model.onnx'), 'onnxruntime'],
    [files('meta.json', 'config.cfg'), 'spacy'],
    [files('speech.nemo'), 'nemo'],
    [files('config.json', 'pytorch_model.bin', 'vocab.txt'), 'transformers'],
    [{ config: { model_type: 'bert', architectures: ['BertForMaskedLM'] } }, 'transformers'],
    [{ tags: ['gguf'] }, 'llama-cpp-python'],
    [{ id: 'ada/tide-3b-GGUF', pipeline_tag: 'text-generation' }, 'llama-cpp-python'],
  ])('of %j is inferred: %s, with the reason', (record, library) => {
    const found = first(record);
    expect(found?.library).toBe(library);
    expect(found?.reason).toMatch(/^(?:The repository|Its config|Its name)/);
  });

  it('is the usual one of the task where nothing else is known', () => {
    expect(first({ pipeline_tag: 'fill-mask' })).toEqual({
      library: 'transformers',
      reason: 'The record names no library; its task, fill-mask, is nearly always served by this one.',
    });
    expect(first({ pipeline_tag: 'text-to-image' })?.library).toBe('diffusers');
  });

  it.each([
    [{ id: 'timm/resnet50.a1_in1k' }, 'timm'],
    [{ id: 'onnx-community/moonshine-base-ONNX' }, 'transformers.js'],
    [{ id: 'ada/harbour-lora', pipeline_tag: 'text-to-image' }, 'diffusers'],
    [{ id: 'ada/gliner-ports' }, 'gliner'],
    [{ id: 'ada/en_ports_sm', pipeline_tag: 'token-classification' }, 'spacy'],
    [{ id: 'ada/segformer-b1-roads', pipeline_tag: 'image-segmentation' }, 'transformers'],
    [{ id: 'ada/mt5-small-headlines' }, 'transformers'],
    [{ id: 'ada/distilgpt2-tide-prompts' }, 'transformers'],
    [{ id: 'hezarai/crnn-tide', pipeline_tag: 'image-to-text' }, 'hezar'],
    [{ id: 'ada/ast-finetuned-gulls', pipeline_tag: 'audio-classification' }, 'transformers'],
    [{ id: 'dima806/gull_image_detection', pipeline_tag: 'image-classification' }, 'transformers'],
    [{ id: 'ada/my_awesome_gull_model', pipeline_tag: 'audio-classification' }, 'transformers'],
    [{ id: 'ada/detectorYolo8', pipeline_tag: 'object-detection' }, 'ultralytics'],
    [{ id: 'ada/mxbai-rerank-tide-v1', pipeline_tag: 'text-ranking' }, 'sentence-transformers'],
    [{ id: 'ada/Tide-VL-7B', pipeline_tag: 'image-text-to-text' }, 'transformers'],
  ])('of %j is told by its owner or name: %s', (record, library) => {
    const found = first(record);
    expect(found?.library).toBe(library);
    expect(found?.reason).toMatch(/^The record names no library; /);
  });

  it('is that of the card where the record lacks it', () => {
    const tagged = readModel({
      id: 'ada/ports',
      cardData: { tags: ['setfit', 'text-classification'] },
    }).model;
    expect(fittingLibraries(tagged, libraries)[0]?.library).toBe('setfit');
  });

  it.each([
    [{ pipeline_tag: 'robotics' }],
    [{ pipeline_tag: 'fill-mask', ...files('README.md') }],
    [{ pipeline_tag: 'fill-mask', tags: ['coreml'] }],
    [{ id: 'ada/harbour-lora', pipeline_tag: 'fill-mask' }],
    [{ pipeline_tag: 'fill-mask', tags: ['license:mit', 'region:us'] }],
    [{ id: 'ada/llama-3-8b-notes' }],
    [{ id: 'ada/robertatogpt2' }],
    [{ pipeline_tag: 'fill-mask', library_name: 'in-no-catalogue' }],
  ])('is not guessed for %j', (record) => {
    expect(first(record)).toBeUndefined();
  });

  it('that the record names stays first, though it has no code and another one has', () => {
    expect(libraries.bionemo).not.toHaveProperty('snippets');
    const record = {
      library_name: 'bionemo',
      tags: ['transformers', 'bert'],
      config: { model_type: 'bert' },
    };
    const found = fittingLibraries({ id: 'ada/model', ...record }, libraries).map(({ library }) => library);
    expect(found[0]).toBe('bionemo');
    expect(found).toContain('transformers');
  });

  it.each([
    ['hexgrad/Kokoro-82M', 'kokoro'],
    ['nari-labs/Dia-1.6B', 'dia-tts'],
    ['IndexTeam/IndexTTS-2', 'index-tts'],
  ])('of %s, which names none, is %s', (id, library) => {
    expect(first({ id })?.library).toBe(library);
  });

  it('runs what NVIDIA compressed', () => {
    const record = { library_name: 'Model Optimizer', pipeline_tag: 'text-generation', tags: ['region:us'] };
    expect(first(record)?.library).toBe('vllm');
    expect(first({ ...record, id: 'ada/tide-DFlash' })?.library).not.toBe('vllm');
    const untagged = { id: 'nvidia/Tide-8B-NVFP4', config: { model_type: 'llama' } };
    expect(fittingLibraries(untagged, libraries).map(({ library }) => library)).toEqual(['vllm']);
  });

  it('runs a type that Transformers does not have', () => {
    const record = { id: 'ada/Kimi-K3', library_name: 'transformers', tags: ['kimi_k3', 'custom_code'] };
    expect(fittingLibraries(record, libraries).map(({ library }) => library)).toEqual(['vllm']);
  });

  it('is MLX for weights whose name says so, and Transformers does not read what it quantized', () => {
    const record = { id: 'ada/Qwen3-8B-MLX-4bit', config: { model_type: 'qwen3' } };
    expect(fittingLibraries(record, libraries).map(({ library }) => library)).toEqual(['mlx']);
    const tagged = { ...record, library_name: 'transformers', tags: ['mlx', '4-bit', 'transformers'] };
    expect(fittingLibraries(tagged, libraries).map(({ library }) => library)).toEqual(['mlx']);
  });

  it('is SetFit before the sentence encoder it is built on', () => {
    const record = { library_name: 'sentence-transformers', tags: ['sentence-transformers', 'setfit'] };
    expect(fittingLibraries({ id: 'ada/model', ...record }, libraries).map(({ library }) => library)).toEqual(
      ['setfit', 'sentence-transformers'],
    );
  });

  it('is not Transformers for pictures and words in GGUF', () => {
    const record = {
      library_name: 'transformers',
      pipeline_tag: 'image-text-to-text',
      ...files('a-Q8_0.gguf'),
    };
    expect(first(record)?.library).toBe('llama-cpp-python');
  });
});

describe('Transformers, for a record that names other code', () => {
  const wav2vec2 = { config: { model_type: 'wav2vec2', architectures: ['Wav2Vec2ForCTC'] } };

  it.each(['espnet', 'generic', 'superb'])('fits beside %s if the class is its own', (library_name) => {
    expect(first({ library_name, ...wav2vec2, ...files('config.json', 'pytorch_model.bin') })?.library).toBe(
      'transformers',
    );
  });

  it('does not fit a class of the repository, or a library with its own files', () => {
    const config = { model_type: 'bart', architectures: ['omFlaxBartForConditionalGeneration'] };
    expect(first({ library_name: 'generic', config })).toBeUndefined();
    expect(first({ library_name: 'pyannote-audio', ...wav2vec2 })?.library).toBe('pyannote-audio');
  });
});

it('does not guess a library that refuses the record', () => {
  expect(first({ id: 'pfnet/plamo-2-translate', pipeline_tag: 'translation' })).toBeUndefined();
});
