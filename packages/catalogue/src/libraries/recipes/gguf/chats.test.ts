import { expect, test } from 'vitest';
import { ggufChats } from './chats.ts';

test('a chat is known from a tag, the name or the template', () => {
  expect(ggufChats({ id: 'harbour/tide-GGUF', tags: ['gguf', 'conversational'] })).toBe(true);
  expect(ggufChats({ id: 'harbour/tide-instruct-GGUF' })).toBe(true);
  expect(ggufChats({ id: 'harbour/tide-GGUF', tags: ['gguf'], gguf: { chat_template: '{{ x }}' } })).toBe(
    true,
  );
});

test('tags without that of a chat, or a name of pretrained weights, deny it', () => {
  expect(ggufChats({ id: 'harbour/tide-GGUF', tags: ['gguf'] })).toBe(false);
  expect(ggufChats({ id: 'harbour/tide-3b-base-GGUF' })).toBe(false);
  expect(ggufChats({ id: 'harbour/tide-4b-pt-GGUF' })).toBe(false);
});

test('whole names of base models deny it', () => {
  expect(ggufChats({ id: 'MaziyarPanahi/Mixtral-8x22B-v0.1-GGUF' })).toBe(false);
  expect(ggufChats({ id: 'TheBloke/phi-2-GGUF' })).toBe(false);
  expect(ggufChats({ id: 'TheBloke/CodeLlama-7B-GGUF' })).toBe(false);
  expect(ggufChats({ id: 'TheBloke/Mistral-7B-Instruct-v0.1-GGUF' })).not.toBe(false);
  expect(ggufChats({ id: 'TheBloke/dolphin-2.6-mistral-7B-GGUF' })).not.toBe(false);
});

test('a record without tags leaves it open', () => {
  expect(ggufChats({ id: 'harbour/tide-3b-GGUF' })).toBeUndefined();
  expect(ggufChats({ id: 'harbour/database-helper-GGUF', tags: [] })).toBeUndefined();
});

test('tags of a repository that is named after a chat model leave it open', () => {
  expect(ggufChats({ id: 'harbour/Tide-Instruct-7B-GGUF', tags: ['gguf', 'en'] })).toBeUndefined();
});
