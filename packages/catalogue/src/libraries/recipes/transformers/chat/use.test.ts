import { expect, it } from 'vitest';
import { huggingFace } from '../../../../platform.ts';
import { chatUse } from './use.ts';

const context = {
  platform: huggingFace,
  versions: {},
  revision: undefined,
  quantization: undefined,
  file: undefined,
};
const use = (pipeline_tag: string, processor: string) =>
  chatUse({ id: 'ada/tide', pipeline_tag }, context, { model: 'AutoModelForCausalLM', processor });

it.each(['image-text-to-text', 'audio-text-to-text', 'text-generation'])(
  'with a tokenizer is in words alone, also for %s',
  (task) => {
    const { code, needs } = use(task, 'AutoTokenizer');
    expect(code.text).toContain('"content": "Who are you?"');
    expect(code.text).not.toContain('"type"');
    expect(needs).toBeUndefined();
  },
);

it('with a processor has a picture or a recording', () => {
  expect(use('image-text-to-text', 'AutoProcessor').code.text).toContain('"type": "image"');
  expect(use('audio-text-to-text', 'AutoProcessor').code.text).toContain('"type": "audio"');
});

it('prints all that an encoder-decoder writes, which is the answer alone', () => {
  const { code } = chatUse({ id: 'ada/tide' }, context, {
    model: 'AutoModelForSeq2SeqLM',
    processor: 'AutoTokenizer',
  });
  expect(code.text).toContain('tokenizer.decode(outputs[0])');
  expect(use('text-generation', 'AutoTokenizer').code.text).toContain('outputs[0][inputs["input_ids"]');
});

it('reads the tokens of a canvas from the sequences', () => {
  const record = { id: 'ada/model', config: { model_type: 'diffusion_gemma' } };
  const { code } = chatUse(record, context, {
    model: 'AutoModelForImageTextToText',
    processor: 'AutoProcessor',
  });
  expect(code.text).toContain('outputs.sequences[0][inputs["input_ids"].shape[-1]:]');
});

it.each([
  [{ id: 'ada/page-reader', tags: ['ocr'] }, 'Convert this page to Markdown.'],
  [{ id: 'ada/granite-docling-258M' }, 'Convert this page to docling.'],
])('asks %j for the text of a page', (record, question) => {
  const { code } = chatUse({ ...record, pipeline_tag: 'image-text-to-text' }, context, {
    model: 'AutoModelForImageTextToText',
    processor: 'AutoProcessor',
  });
  expect(code.text).toContain(question);
  expect(code.text).toContain('invoice');
});

it('casts pictures and sound to the type of the weights, as far as weights have their own', () => {
  const cast = '.to(model.device, model.dtype)';
  expect(use('image-text-to-text', 'AutoProcessor').code.text).toContain(cast);
  expect(use('text-generation', 'AutoTokenizer').code.text).not.toContain(cast);
  const { code } = chatUse(
    { id: 'ada/tide' },
    { ...context, versions: { transformers: 4 } },
    { model: 'AutoModelForImageTextToText', processor: 'AutoProcessor' },
  );
  expect(code.text).not.toContain(cast);
});

it.each([
  ['qwen2_audio', ['librosa']],
  ['phi4_multimodal', ['librosa', 'pillow', 'torchvision']],
])('installs what the processor of %s loads for a recording', (type, packages) => {
  const { needs = [] } = chatUse(
    { id: 'ada/tide', pipeline_tag: 'audio-text-to-text', config: { model_type: type } },
    context,
    { model: 'AutoModelForMultimodalLM', processor: 'AutoProcessor' },
  );
  expect(needs.map((need) => 'name' in need && need.name)).toEqual(packages);
});
