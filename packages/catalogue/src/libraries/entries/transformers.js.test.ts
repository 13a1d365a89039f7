import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import { npm } from '../../snippets/requirement.ts';
import { librarySnippets } from '../snippets.ts';
import transformersJs from './transformers.js.ts';

const answer = (record: object) => generateSnippets(transformersJs, { id: 'ada/model', ...record });
const text = (record: object) => answer(record).snippets[0]?.code.text;

describe('a task without a pipeline', () => {
  it.each([{}, { pipeline_tag: 'image-text-to-text' }, { pipeline_tag: 'constructor' }])(
    'returns the notice "Unknown pipeline tag": %j',
    (record) => {
      const { snippets, notice } = answer(record);
      expect(notice).toEqual({ code: 'unknown-pipeline-tag', message: 'Unknown pipeline tag' });
      expect(snippets.map(({ title }) => title)).toEqual(['Download the files']);
    },
  );
});

describe('Transformers.js', () => {
  it.each(['image-text-to-text', 'image-to-text'])(
    'describes a picture with Florence-2: %s',
    (pipeline_tag) => {
      const code = text({ id: 'onnx-community/Florence-2-base-ft', pipeline_tag });
      expect(code).toContain('Florence2ForConditionalGeneration.from_pretrained(');
      expect(code).toContain('processor(image, "<MORE_DETAILED_CAPTION>")');
    },
  );

  it('uses the mask token of the record, or of the tokenizer', () => {
    expect(text({ pipeline_tag: 'fill-mask', mask_token: '<mask>' })).toContain(' <mask>.")');
    expect(text({ pipeline_tag: 'fill-mask' })).toContain(' " + pipe.tokenizer.mask_token + ".")');
  });

  it('uses the feature-extraction pipeline for sentence similarity', () => {
    const code = text({ pipeline_tag: 'sentence-similarity' });
    expect(code).toContain('pipeline("feature-extraction", "ada/model")');
    expect(code).toContain('{ pooling: "mean", normalize: true }');
  });

  it('pools the vectors of tokens as the model was trained', () => {
    const pipeline_tag = 'feature-extraction';
    expect(text({ id: 'Xenova/bge-m3', pipeline_tag })).toContain('{ pooling: "cls", normalize: true }');
  });

  it.each(['feature-extraction', 'sentence-similarity'])(
    'writes the prefix of the model before every text: %s',
    (pipeline_tag) => {
      const code = text({ id: 'Xenova/multilingual-e5-base', pipeline_tag }) ?? '';
      expect(code).toContain('"query: The ');
      expect(code.match(/"query: /g)).toHaveLength(pipeline_tag === 'feature-extraction' ? 1 : 3);
    },
  );

  it('saves the synthesized speech', () => {
    expect(text({ pipeline_tag: 'text-to-speech' })).toContain('await result.save("output.wav");');
  });

  it('decodes a recording, because Node has no AudioContext', () => {
    const [snippet] = answer({ pipeline_tag: 'automatic-speech-recognition' }).snippets;
    expect(snippet?.code.text).toContain('import decode from "audio-decode";');
    expect(snippet?.code.text).toContain('pipe(channelData[0])');
    expect(snippet?.install).toContainEqual(npm('audio-decode', '3.10'));
  });

  it('uses the question of the widget', () => {
    const widgetData = [{ text: 'own question', context: 'own context' }];
    expect(text({ pipeline_tag: 'question-answering', widgetData })).toContain(
      'pipe("own question", "own context")',
    );
  });
});

describe('a model that its pipeline does not run', () => {
  it.each([
    ['ada/yolov10n', 'object-detection', 'AutoModel.from_pretrained("ada/yolov10n")'],
    ['ada/clipseg-rd16', 'image-segmentation', 'CLIPSegForImageSegmentation.from_pretrained('],
    ['ada/deeplabv3-mobilevit', 'image-segmentation', 'new SegformerImageProcessor(config)'],
    ['ada/bge-reranker-base', 'text-ranking', 'text_pair: passages'],
    ['ada/slimsam-77', 'mask-generation', 'SamModel.from_pretrained("ada/slimsam-77")'],
    ['ada/Voxtral-Mini-3B', 'audio-text-to-text', 'from_pretrained("ada/Voxtral-Mini-3B", { dtype: "q4" })'],
    ['ada/ms-marco-MiniLM-L-6-v2', 'text-classification', 'text_pair: passages'],
    ['ada/embeddinggemma-300m-ONNX', 'sentence-similarity', '"task: sentence similarity | query: The ferry'],
    [
      'ada/harrier-oss-v1-270m-ONNX',
      'feature-extraction',
      'const { sentence_embedding } = await model(inputs)',
    ],
  ])('is loaded by its classes: %s', (id, pipeline_tag, call) => {
    expect(text({ id, pipeline_tag })).toContain(call);
    expect(text({ id, pipeline_tag })).not.toContain('pipeline(');
  });

  it('is known by its type or a tag too', () => {
    const pipeline_tag = 'object-detection';
    expect(text({ pipeline_tag, config: { model_type: 'yolov9' } })).toContain('AutoProcessor');
    expect(text({ pipeline_tag, tags: ['yolov10'] })).toContain('AutoProcessor');
    expect(text({ pipeline_tag, tags: ['yolos'] })).toContain('pipeline("object-detection"');
  });

  it.each([
    ['ada/chatterbox-web', 'text-to-speech'],
    ['ada/nanoLLaVA', 'image-to-text'],
    ['ada/wavlm-base', 'feature-extraction'],
    ['ada/lite-whisper-large-v3-ONNX', 'feature-extraction'],
    ['ada/dac_16khz-ONNX', 'feature-extraction'],
  ])('is refused without such classes: %s', (id, pipeline_tag) => {
    const { snippets, notice } = answer({ id, pipeline_tag });
    expect(notice?.code).toBe('model-type-unsupported');
    expect(snippets.map(({ title }) => title)).toEqual(['Download the files']);
  });

  it.each(['ada/clap-htsat-unfused', 'ada/larger_clap_music_and_speech'])(
    'compares a recording with labels: %s',
    (id) => {
      const code = text({ id, pipeline_tag: 'feature-extraction' });
      expect(code).toContain(`pipeline("zero-shot-audio-classification", "${id}")`);
      expect(code).toContain('length: 3 * channelData[0].length');
      expect(code).toContain('pipe(samples, ["speech", "music", "rain"])');
    },
  );

  it('speaks with a voice of the repository', () => {
    const record = { id: 'ada/Supertonic-TTS', pipeline_tag: 'text-to-speech' };
    const pinned = generateSnippets(transformersJs, record, { revision: 'refs/pr/1' }).snippets[0]?.code.text;
    expect(pinned).toContain('/ada/Supertonic-TTS/resolve/refs%2Fpr%2F1/voices/F1.bin');
    expect(text(record)).toContain('/ada/Supertonic-TTS/resolve/main/voices/F1.bin');
  });
});

it('leaves a model with a package of its own to that', () => {
  const record = {
    id: 'onnx-community/Kokoro-82M-v1.0-ONNX',
    library_name: 'transformers.js',
    pipeline_tag: 'text-to-speech',
  };
  expect(librarySnippets(record).map(({ library }) => library)).toEqual(['kokoro']);
});

describe('a question about a picture', () => {
  it.each([
    ['onnx-community/FastVLM-0.5B-ONNX', {}, 'processor(image, prompt, { add_special_tokens: false })'],
    ['ada/LFM2.5-VL-450M-ONNX', {}, 'processor(image, prompt, { add_special_tokens: false })'],
    ['ada/seeing', { tags: ['mistral3'] }, 'processor(image, prompt, { add_special_tokens: false })'],
    ['ada/seeing', { config: { model_type: 'idefics3' } }, 'processor(prompt, image)'],
    ['ada/Qwen2-VL-2B-Instruct', { pipeline_tag: 'image-to-text' }, 'processor(prompt, image)'],
    ['ada/gemma-3-4b-it-ONNX', {}, 'processor(prompt, image)'],
    ['ada/gemma-3n-E2B-it-ONNX', {}, 'processor(prompt, image, null, { add_special_tokens: false })'],
    ['ada/Janus-1.3B-ONNX', { pipeline_tag: 'any-to-any' }, 'processor(messages, { images: image })'],
  ])('passes what the processor of %s takes: %j', (id, record, call) => {
    expect(text({ id, pipeline_tag: 'image-text-to-text', ...record })).toContain(call);
  });

  it('has the picture as a part of the message, or a mark in its text', () => {
    const pipeline_tag = 'image-text-to-text';
    expect(text({ id: 'ada/SmolVLM-256M-Instruct', pipeline_tag })).toContain(
      'content: [{ type: "image" }, ',
    );
    expect(text({ id: 'ada/FastVLM-0.5B-ONNX', pipeline_tag })).toContain('content: "<image>What is');
  });

  it('is for a page if the model reads pages', () => {
    const code = text({ id: 'ada/granite-docling-258M-ONNX', pipeline_tag: 'image-text-to-text' });
    expect(code).toContain('text: "Convert this page to docling."');
    expect(code).toContain('max_new_tokens: 512');
  });

  it('pins all files', () => {
    const record = { id: 'ada/SmolVLM', pipeline_tag: 'image-text-to-text' };
    const pinned = generateSnippets(transformersJs, record, { revision: 'v1' }).snippets[0]?.code.text;
    expect(pinned).toContain('get_available_dtypes("ada/SmolVLM", { revision: "v1" })');
    expect(pinned).toContain('from_pretrained("ada/SmolVLM", { dtype, revision: "v1" })');
    expect(pinned).toContain('AutoProcessor.from_pretrained("ada/SmolVLM", { revision: "v1" })');
  });

  it('is asked with the exports of Ministral 3, which name no library', () => {
    const record = { id: 'mistralai/Ministral-3-3B-Instruct-2512-ONNX', pipeline_tag: 'image-text-to-text' };
    expect(librarySnippets(record)[0]?.library).toBe('transformers.js');
  });
});
