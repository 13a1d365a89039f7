import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import type { SnippetOptions } from '../../snippets/options.ts';
import transformers from './transformers.ts';

const id = 'ada/model';
const generate = (record: object, options: SnippetOptions = {}) =>
  generateSnippets(transformers, { id, ...record }, options).snippets;
const text = (...given: Parameters<typeof generate>) =>
  generate(...given)
    .map(({ code }) => code.text)
    .join('\n');

const causal = {
  pipeline_tag: 'text-generation',
  transformersInfo: { auto_model: 'AutoModelForCausalLM', processor: 'AutoTokenizer' },
};

describe('text generation sample prompt', () => {
  it.each([[], ['conversational']])('is Who are you? (tags: %j)', (...tags) => {
    expect(text({ ...causal, tags })).toContain('"Who are you?"');
  });
});

describe('mask_token', () => {
  it('is inserted into the text', () => {
    expect(text({ pipeline_tag: 'fill-mask', mask_token: '<mask>' })).toContain('<mask>."');
    const config = { tokenizer_config: { mask_token: '[MASK]' } };
    expect(text({ pipeline_tag: 'fill-mask', config })).toContain('[MASK]."');
  });

  it('comes from the tokenizer if the record does not have it', () => {
    expect(text({ pipeline_tag: 'fill-mask' })).toContain('+ pipe.tokenizer.mask_token +');
  });
});

describe('widget data of every shape', () => {
  it.each([
    ['text', 'text-classification', { text: 'own text' }, 'pipe("own text")'],
    ['prompt', 'text-to-speech', { prompt: 'own prompt' }, 'pipe("own prompt")'],
    ['picture', 'image-classification', { src: 'https://x.org/a.png' }, 'pipe("https://x.org/a.png")'],
    [
      'question and table',
      'table-question-answering',
      { text: 'own question', table: { Port: ['Dover'], Ferries: [42] } },
      'table={"Port": ["Dover"], "Ferries": ["42"]}, query="own question"',
    ],
    [
      'labels as a text',
      'zero-shot-classification',
      { text: 'own text', candidate_labels: 'a, b' },
      'candidate_labels=["a", "b"]',
    ],
    [
      'labels as a list',
      'zero-shot-image-classification',
      { candidate_labels: ['c', ' d '] },
      'candidate_labels=["c", "d"]',
    ],
  ])('%s', (_, pipeline_tag, widget, expected) => {
    expect(text({ pipeline_tag, widgetData: [widget] })).toContain(expected);
    expect(text({ pipeline_tag, cardData: { widget: [widget] } })).toContain(expected);
  });

  it('question and context', () => {
    const widget = { question: 'own question', context: 'own context' };
    const record = { pipeline_tag: 'question-answering', widgetData: [widget] };
    expect(text(record)).toContain('question = "own question"\ncontext = "own context"');
  });

  it('a conversation, only if its last message is from the user', () => {
    const messages = [
      { role: 'system', content: 'own rules' },
      { role: 'user', content: 'own question' },
    ];
    const record = { ...causal, tags: ['conversational'] };
    expect(text({ ...record, widgetData: [{ messages }] })).toMatch(/own rules[^]*own question/);
    expect(text({ ...record, widgetData: [{ messages: messages.slice(0, 1) }] })).toContain('Who are you?');
  });
});

describe('trust_remote_code', () => {
  it('is set, with a warning, if the repository has its own code', () => {
    const snippets = generate({ ...causal, tags: ['custom_code'] });
    expect(snippets).toHaveLength(2);
    for (const { code, warnings } of snippets) {
      expect(code.text).toContain('trust_remote_code=True');
      expect(warnings?.map((warning) => warning.code)).toEqual(['remote-code']);
    }
  });

  it('is omitted otherwise', () => {
    expect(text(causal)).not.toContain('trust_remote_code');
  });
});

describe('Transformers', () => {
  it('uses the class name of the record only if it is an identifier', () => {
    const auto_model = 'AutoModel; import os';
    expect(text({ transformersInfo: { auto_model } })).toContain(
      `model = AutoModel.from_pretrained("${id}", device_map="auto")`,
    );
    expect(text({ transformersInfo: { auto_model } })).not.toContain('import os');
  });

  it('shows pipelines removed in version 5 to users of version 4', () => {
    const record = { pipeline_tag: 'summarization' };
    expect(text(record)).not.toContain('pipeline(');
    const [snippet] = generate(record, { versions: { transformers: 4 } });
    expect(snippet?.code.text).toContain('pipeline("summarization"');
    expect(snippet?.install?.[0]).toMatchObject({ name: 'transformers', version: '<5' });
  });

  it('passes a video URL to the pipeline', () => {
    const [snippet] = generate({ pipeline_tag: 'video-classification' });
    expect(snippet?.code.text).toMatch(/pipe\("https:.*\.mp4"\)/);
    expect(snippet?.warnings).toEqual([]);
  });

  it('installs peft for an adapter', () => {
    const siblings = [{ rfilename: 'adapter_config.json' }];
    for (const { install } of generate({ ...causal, siblings }))
      expect(install).toContainEqual({ kind: 'python', name: 'peft' });
  });

  it('converts TensorFlow weights with a release that can', () => {
    const siblings = ['config.json', 'tf_model.h5', 'vocab.txt'].map((rfilename) => ({ rfilename }));
    const snippets = generate({ pipeline_tag: 'fill-mask', siblings });
    expect(snippets.map(({ title }) => title)).toEqual(['Load the model directly']);
    expect(snippets[0]?.code.text).toContain('from_tf=True');
    expect(snippets[0]?.install).toContainEqual({ kind: 'python', name: 'transformers', version: '<4.51' });
    expect(snippets[0]?.warnings?.map(({ code }) => code)).toEqual(['deprecated']);
  });

  it.each([
    ['layoutlmv2', 'LayoutLMv2Model', true],
    ['layoutlmv3', 'LayoutLMv3Model', false],
  ])('reads a page with %s (%s, needs Detectron2: %s)', (model_type, architecture, detectron) => {
    const [snippet] = generate({ config: { model_type, architectures: [architecture] } });
    expect(snippet?.code.text).toContain('inputs = processor(image, truncation=True');
    expect(
      snippet?.install?.some(
        ({ kind, ...one }) => kind === 'python' && 'name' in one && one.name === 'detectron2',
      ),
    ).toBe(detectron);
  });

  it('warns if the release does not have the model type', () => {
    const config = { model_type: 'acme_tide', architectures: ['TransfoXLLMHeadModel'] };
    const [snippet] = generate({ pipeline_tag: 'text-generation', tags: ['region:us'], config });
    expect(snippet?.warnings?.map(({ code }) => code)).toEqual(['unknown-type']);
  });

  it('does not warn if a tag is a model type of the release', () => {
    const [snippet] = generate({
      pipeline_tag: 'text-generation',
      tags: ['transformers', 'qwen3'],
      config: { architectures: ['Qwen3ForCausalLM'] },
    });
    expect(snippet?.warnings ?? []).toEqual([]);
  });
});

const direct = (pipeline_tag: string, auto_model: string, more: object = {}) =>
  text({ pipeline_tag, transformersInfo: { auto_model, processor: 'AutoProcessor' }, ...more });

describe('weights that no single GPU holds', () => {
  it.each([
    [72e9, true],
    [8e9, false],
  ])('are divided by a pipeline: %d parameters', (total, isDivided) => {
    const [pipeline] = generate({ ...causal, safetensors: { total } });
    expect(pipeline?.title).toBe('Use a pipeline');
    expect(pipeline?.code.text.includes('device_map="auto"')).toBe(isDivided);
    expect(JSON.stringify(pipeline?.install).includes('"accelerate"')).toBe(isDivided);
  });

  it.each([
    ['acme/tide-70b', true],
    ['zai-org/GLM-4.6', true],
    ['acme/tide-7b-100k', false],
    ['acme/tide-1.70b', false],
    ['zai-org/GLM-4.5-Air', false],
  ])('are divided where the name of %s tells it: %s', (name, isDivided) => {
    const [pipeline] = generate({ ...causal, id: name });
    expect(pipeline?.code.text.includes('device_map="auto"')).toBe(isDivided);
  });
});

describe('tasks without a pipeline since version 5', () => {
  it('generates a caption, also if the record has the former name of the class', () => {
    const caption = direct('image-to-text', 'AutoModelForVision2Seq');
    expect(caption).toContain('AutoModelForImageTextToText.from_pretrained');
    expect(caption).toContain('model.generate(**inputs');
    expect(caption).not.toContain('Vision2Seq');
  });

  it('answers a question about a picture with generated text, or with a label if the model classifies', () => {
    const answer = 'AutoModelForVisualQuestionAnswering';
    expect(direct('visual-question-answering', answer)).toContain('processor.decode(');
    const vilt = { config: { model_type: 'vilt' } };
    expect(direct('visual-question-answering', answer, vilt)).toContain('id2label');
  });
});

describe('a repository of GGUF files', () => {
  const siblings = [{ rfilename: 'm-Q4_K_M.gguf' }, { rfilename: 'm-Q8_0.gguf' }];
  const gguf = { architecture: 'llama' };
  const record = { ...causal, tags: ['gguf'], siblings, gguf };

  it('is loaded from the requested file', () => {
    expect(text(record).match(/gguf_file="m-Q4_K_M\.gguf"/g)).toHaveLength(2);
    expect(text(record, { quantization: 'Q8_0' })).toContain('gguf_file="m-Q8_0.gguf"');
    expect(text(record, { file: 'other.gguf' })).toContain('gguf_file="other.gguf"');
    expect(text(record)).not.toContain('pipeline(');
  });

  it('is loaded as usual if it also has other weights', () => {
    const both = { ...record, siblings: [...siblings, { rfilename: 'model.safetensors' }] };
    expect(text(both)).not.toContain('gguf_file');
    expect(text({ ...causal, tags: ['gguf', 'safetensors'] })).not.toContain('gguf_file');
  });

  it('is recognized by its tag if no files are listed', () => {
    expect(text({ tags: ['gguf'], gguf })).toContain(
      'AutoModelForCausalLM.from_pretrained("ada/model", gguf_file=',
    );
  });
});

describe('a PEFT adapter', () => {
  const adapter = {
    library_name: 'peft',
    pipeline_tag: 'text-generation',
    tags: ['peft', 'lora', 'conversational'],
    cardData: { base_model: 'unsloth/Qwen2.5-0.5B-Instruct-bnb-4bit' },
  };

  it('is loaded with its own tokenizer if it chats, and with what its base needs', () => {
    expect(text(adapter)).toContain('model="ada/model", tokenizer="ada/model", device_map="auto")');
    expect(text(adapter)).toContain('AutoTokenizer.from_pretrained("ada/model")');
    for (const { install } of generate(adapter)) expect(JSON.stringify(install)).toContain('"bitsandbytes"');
  });

  it('has no pipeline on a base that also speaks', () => {
    const titles = generate({ ...adapter, cardData: { base_model: 'Qwen/Qwen2.5-Omni-7B' } }).map(
      ({ title }) => title,
    );
    expect(titles).toEqual(['Load the model directly']);
  });
});
