import { expect, it } from 'vitest';
import { loadsGguf } from './gguf.ts';

it.each([
  [{ id: 'a/b-GGUF', gguf: { architecture: 'qwen3moe' } }, true],
  [{ id: 'a/b-GGUF', gguf: { architecture: 'gpt-oss' } }, true],
  [{ id: 'a/b-GGUF', gguf: { architecture: 'qwen35' } }, false],
  [{ id: 'a/b-GGUF', config: { model_type: 'gemma3_text' } }, true],
  [{ id: 'a/b-GGUF', config: { model_type: 'mixtral' } }, false],
  [{ id: 'a/Qwen3.8-27B-GGUF' }, false],
  [{ id: 'a/Qwen3-4B-GGUF' }, true],
  [{ id: 'a/Qwen3.8-27B-GGUF', tags: ['gguf', 'qwen3'] }, false],
  [{ id: 'a/qwen3_8-27b-gguf', tags: ['gguf', 'qwen3'] }, false],
  [{ id: 'a/Qwen3.8-4B-Distilled-GGUF', tags: ['gguf', 'qwen3'] }, true],
  [{ id: 'a/b-GGUF' }, false],
])('%j is read by Transformers: %s', (record, reads) => {
  expect(loadsGguf(record)).toBe(reads);
});
