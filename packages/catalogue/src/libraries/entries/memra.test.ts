import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import type { SnippetOptions } from '../../snippets/options.ts';
import memra from './memra.ts';

const id = 'ada/tide-GGUF';

const asked = (record: object, options: SnippetOptions = {}) =>
  generateSnippets(memra, { id, ...record }, options).snippets[1];

const spec = (record: object, options?: SnippetOptions) =>
  /run-gen hf:(\S+)/.exec(asked(record, options)?.code.text ?? '')?.[1];

const files = (...names: readonly string[]) => ({ siblings: names.map((rfilename) => ({ rfilename })) });

describe('memra', () => {
  it('names the only GGUF file beside projectors', () => {
    expect(spec(files('mmproj-F16.gguf', 'tide-Q8_0.gguf', 'draft/tide.gguf'))).toBe(`${id}:tide-Q8_0`);
  });

  it('needs part of a name if there are several files, or none is listed', () => {
    for (const record of [files('a.gguf', 'b.gguf'), {}, { id: 'ada/tide', tags: ['gguf'] }]) {
      expect(spec(record)).toMatch(/:model\.gguf$/);
      expect(asked(record)?.warnings?.map(({ code }) => code)).toContain('placeholder');
    }
  });

  it('passes the requested file or quantization', () => {
    expect(spec(files('a.gguf', 'b.gguf'), { file: 'b.gguf' })).toBe(`${id}:b`);
    expect(spec({}, { quantization: 'Q4_K_M' })).toBe(`${id}:Q4_K_M`);
  });

  it('reads a checkpoint in safetensors by its id', () => {
    expect(spec({ id: 'ada/tide', tags: ['safetensors'] })).toBe('ada/tide');
  });
});
