import { expect, it } from 'vitest';
import { huggingFace } from '../../../../platform.ts';
import { chatLimit, chatMessages, chatNeeds } from './chat.ts';

const contentOf = (record: Parameters<typeof chatMessages>[0]) =>
  chatMessages(record, huggingFace)[0]?.content;

const chat = { id: 'ada/tide', pipeline_tag: 'text-generation' };

it.each([
  '[INST] Which tide is it? [/INST]',
  '<|im_start|>user\nWhich tide is it?<|im_end|>',
  '### Instruction:\nWhich tide is it?\n### Response:',
  '<|prompter|>Which tide is it?<|endoftext|><|assistant|>',
])('a widget with the marks of a template is no message: %s', (text) => {
  expect(contentOf({ ...chat, widgetData: [{ text }] })).toBe('Who are you?');
  expect(contentOf({ ...chat, cardData: { language: 'fr', widget: [{ text }] } })).toBe('Qui es-tu ?');
});

it('other widgets are', () => {
  expect(contentOf({ ...chat, widgetData: [{ text: 'Which tide is it?' }] })).toBe('Which tide is it?');
});

it.each([
  ['meta-llama/Llama-Guard-3-1B', true],
  ['meta-llama/Llama-Guard-4-12B', true],
  ['meta-llama/Llama-Guard-3-8B', false],
])('%s reads a list of parts: %s', (id, listed) => {
  expect(Array.isArray(contentOf({ ...chat, id }))).toBe(listed);
});

it.each([
  ['qwen2_audio', 'audio', ['librosa']],
  ['gemma3n', 'image', ['pillow', 'torchvision']],
])('%s is asked about what its type reads, if it is for any kinds of input', (type, part, packages) => {
  const record = { id: 'ada/tide', pipeline_tag: 'any-to-any', config: { model_type: type } };
  expect(contentOf(record)).toContainEqual(expect.objectContaining({ type: part }));
  expect(chatNeeds(record).map((need) => 'name' in need && need.name)).toEqual(packages);
});

it.each([
  ['allenai/olmOCR-7B-0225-preview', 'Convert this page to Markdown.'],
  ['typhoon-ai/typhoon-ocr1.5-2b', 'Convert this page to Markdown.'],
  ['docling-project/SmolDocling-256M-preview', 'Convert this page to docling.'],
  ['zai-org/GLM-OCR', 'Text Recognition:'],
  ['PaddlePaddle/PaddleOCR-VL-1.5', 'OCR:'],
])('%s is asked to read a page', (id, text) => {
  const record = { id, pipeline_tag: 'image-text-to-text' };
  expect(contentOf(record)).toEqual([
    { type: 'image', url: expect.stringContaining('invoice') },
    { type: 'text', text },
  ]);
  expect(chatLimit(record)).toBe(1024);
});

it.each(['ada/socratic-tide', 'ada/democracy-vl'])('%s is asked about a picture', (id) => {
  const record = { id, pipeline_tag: 'image-text-to-text' };
  expect(contentOf(record)).toContainEqual({ type: 'text', text: 'Which animal is on the candy?' });
  expect(chatLimit(record)).toBe(512);
});

it('a language model that was named after such a task is not shown a page', () => {
  expect(chatLimit({ ...chat, id: 'ada/qwen-coder-ocr' })).toBe(512);
});
