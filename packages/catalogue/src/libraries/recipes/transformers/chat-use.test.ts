import { expect, it } from 'vitest';
import { huggingFace } from '../../../platform.ts';
import { chatUse } from './chat-use.ts';

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
