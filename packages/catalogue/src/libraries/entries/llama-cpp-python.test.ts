import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import type { SnippetOptions } from '../../snippets/options.ts';
import llama from './llama-cpp-python.ts';

const record = (...files: string[]) => ({
  id: 'ada/model-GGUF',
  siblings: files.map((rfilename) => ({ rfilename })),
});
const answer = (files: string[], options: SnippetOptions = {}) => {
  const [snippet] = generateSnippets(llama, record(...files), options).snippets;
  return { text: snippet?.code.text ?? '', warnings: snippet?.warnings?.map(({ code }) => code) ?? [] };
};

const files = ['model-Q8_0.gguf', 'model-Q4_K_M.gguf', 'mmproj-F16.gguf'];

describe('llama-cpp-python', () => {
  it('uses the default quantization, or the requested one', () => {
    expect(answer(files).text).toContain('filename="model-Q4_K_M.gguf"');
    expect(answer(files, { quantization: 'Q8_0' }).text).toContain('filename="model-Q8_0.gguf"');
  });

  it('uses the nearest available quantization, with a warning', () => {
    const { text, warnings } = answer(files, { quantization: 'Q6_K' });
    expect(text).toContain('filename="model-Q4_K_M.gguf"');
    expect(warnings).toEqual(['placeholder']);
  });

  it('uses the requested file', () => {
    expect(answer(files, { file: 'other.gguf' }).text).toContain('filename="other.gguf"');
  });

  it('finds the files of a repository that lists none', () => {
    const { text, warnings } = answer([], { quantization: 'Q8_0' });
    expect(text).toContain('list_repo_files("ada/model-GGUF")');
    expect(text).toContain('labels = ["Q8_0", ""]');
    expect(text).toContain('for label in labels for name in models if label in name.upper()');
    expect(answer([]).text).toContain('labels = ["Q4_K_M", "Q4", "Q5", "Q6", "Q8", "Q3", "Q2", "Q1", ""]');
    expect(answer([]).text).toContain('(^|[-_./])(dflash|dspark|eagle3)');
    expect(text).toContain('filename=files[0],\n    additional_files=files[1:],');
    expect(warnings).toEqual([]);
  });

  it('embeds with a model that only its name tells, with the prefix of its texts', () => {
    const [snippet] = generateSnippets(llama, { id: 'ada/embeddinggemma-300M-GGUF' }).snippets;
    expect(snippet?.title).toBe('Embed a text');
    expect(snippet?.code.text).toContain('create_embedding("task: sentence similarity | query: ');
  });

  it('downloads all shards of a model', () => {
    const { text } = answer(['big-Q4_K_M-00001-of-00002.gguf', 'big-Q4_K_M-00002-of-00002.gguf']);
    expect(text).toContain('filename="big-Q4_K_M-00001-of-00002.gguf"');
    expect(text).toContain('additional_files=["big-Q4_K_M-00002-of-00002.gguf"]');
  });

  it('downloads shards if only they have the requested quantization', () => {
    const pieces = ['big-BF16-00001-of-00002.gguf', 'big-BF16-00002-of-00002.gguf'];
    const { text, warnings } = answer([...files, ...pieces], { quantization: 'BF16' });
    expect(text).toContain('filename="big-BF16-00001-of-00002.gguf"');
    expect(warnings).toEqual([]);
    expect(answer([...files, ...pieces]).text).toContain('filename="model-Q4_K_M.gguf"');
  });

  it('downloads a pinned file, and warns if it cannot pin', () => {
    const { text, warnings } = answer(files, { revision: 'v1' });
    expect(text).toContain(
      'hf_hub_download(repo_id="ada/model-GGUF", filename="model-Q4_K_M.gguf", revision="v1")',
    );
    expect(warnings).toEqual([]);
    expect(answer([], { revision: 'v1' }).warnings).toContain('unpinned');
  });
});
