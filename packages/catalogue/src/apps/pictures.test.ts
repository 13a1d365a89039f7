import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../records/model.ts';
import { appSnippets } from './snippets.ts';

const requestOf = (app: string, record: ModelRecord): string =>
  appSnippets(record, { app })[0]?.snippets.find(({ title }) => title.startsWith('Call'))?.code.text ?? '';

const files = (...names: readonly string[]) => names.map((rfilename) => ({ rfilename }));

describe('GGUF files that read pictures', () => {
  const sees: ModelRecord = {
    id: 'ada/tide-27b-Q3_K_M-GGUF',
    pipeline_tag: 'image-text-to-text',
    tags: ['gguf', 'conversational'],
  };

  it.each(['llama.cpp', 'localai'])('%s: are sent text if there is no projector', (app) => {
    expect(requestOf(app, sees)).toContain('"image_url"');
    const converted = { ...sees, tags: ['gguf', 'gguf-my-repo', 'conversational'] };
    expect(requestOf(app, converted)).toContain('"content": "Who are you?"');
    const listed = {
      ...sees,
      siblings: files('tide-Q4_K_M-00001-of-00002.gguf', 'tide-Q4_K_M-00002-of-00002.gguf'),
    };
    expect(requestOf(app, listed)).not.toContain('"image_url"');
    const whole = { ...sees, siblings: files('tide-Q4_K_M.gguf', 'mmproj-F16.gguf') };
    expect(requestOf(app, whole)).toContain('"image_url"');
  });
});

describe('models that read pages', () => {
  const reader = { pipeline_tag: 'image-text-to-text', library_name: 'transformers' };
  const tagged = { ...reader, tags: ['transformers', 'safetensors', 'custom_code', 'region:us'] };

  it.each([
    ['baidu/Unlimited-OCR', 'document parsing.'],
    ['deepseek-ai/DeepSeek-OCR', 'Free OCR.'],
    ['ada/tide-docling', 'Convert this page to docling.'],
    ['ada/tide-ocr', 'Convert this page to Markdown.'],
  ])('%s is sent one in a chat, with its words', (id, words) => {
    const request = requestOf('vllm', { id, ...tagged });
    expect(request).toContain('/v1/chat/completions');
    expect(request).toContain(`"text": "${words}"`);
    expect(request).toMatch(/"url": "[^"]*invoice\.png"/);
  });

  it('has its own example, if the record has one', () => {
    const widgetData = [{ text: 'What is the total?', src: 'https://example.org/bill.png' }];
    const request = requestOf('sglang', { id: 'ada/tide-ocr', ...tagged, widgetData });
    expect(request).toContain('What is the total?');
    expect(request).toContain('https://example.org/bill.png');
  });

  it('is asked about it under the task of captions too', () => {
    const record = { id: 'ada/tide-OCR', ...tagged, pipeline_tag: 'image-to-text' };
    expect(requestOf('tgi', record)).toContain('"image_url"');
    expect(requestOf('tgi', { ...record, id: 'ada/blip-OCR' })).not.toContain('"image_url"');
  });

  it('others see a photo', () => {
    expect(requestOf('vllm', { id: 'ada/tide-vl', ...reader })).toContain('Describe this image');
    expect(requestOf('vllm', { id: 'ada/tide-vl-democracy', ...reader })).toContain('Describe this image');
  });
});
