import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../records/model.ts';
import { appSnippets } from './snippets.ts';

const snippetsOf = (record: ModelRecord) =>
  appSnippets(record, { app: 'mlx-lm', system: 'macos' })[0]?.snippets ?? [];
const titlesOf = (record: ModelRecord) => snippetsOf(record).map(({ title }) => title);

const server = ['Start a local server', 'Call the server from another terminal'];

describe('MLX LM', () => {
  it.each<[string, ModelRecord]>([
    ['its name', { id: 'ada/Qwen3.8-27B-oQ4e-mtp', library_name: 'mlx', tags: ['mlx', 'qwen3_5'] }],
    [
      'its base model',
      { id: 'ada/tide-mlx', library_name: 'mlx', tags: ['mlx', 'base_model:quantized:Qwen/Qwen3-4B'] },
    ],
  ])('chats with a model that says so by %s', (_what, record) => {
    expect(titlesOf(record)).toEqual(['Chat in the terminal', ...server]);
  });

  it('asks a model that may chat, with commands that need no template', () => {
    const record = { id: 'mlx-community/Step-3.5-Flash-6bit' };
    expect(titlesOf(record)).toEqual(['Ask a question', ...server]);
    const [ask, , call] = snippetsOf(record).map(({ code }) => code.text);
    expect(ask).toBe("mlx_lm.generate --model mlx-community/Step-3.5-Flash-6bit --prompt 'Who are you?'");
    expect(call).toContain('/v1/chat/completions');
  });

  it('continues a text where the hub found no template', () => {
    const base = { id: 'ada/gemma-4-E2B-6bit', library_name: 'mlx', tags: ['mlx', 'gemma4'] };
    expect(titlesOf({ ...base, pipeline_tag: 'text-generation' })).toEqual(['Continue a text']);
  });
});

describe('the tokenizers of Kimi', () => {
  it('are installed with a package that reads their file', () => {
    const record = { id: 'mlx-community/Kimi-K2.5', library_name: 'mlx', tags: ['mlx', 'conversational'] };
    const [chat, start] = snippetsOf(record);
    for (const snippet of [chat, start])
      expect(snippet?.install).toMatchObject([{ name: 'mlx-lm' }, { name: 'tiktoken' }]);
  });

  it('were code of the repository at first, which earlier releases run', () => {
    const record = {
      id: 'mlx-community/Kimi-K2-Thinking',
      library_name: 'mlx',
      tags: ['mlx', 'conversational'],
    };
    const [chat, start] = snippetsOf(record);
    for (const snippet of [chat, start]) {
      expect(snippet?.code.text).toContain('--trust-remote-code');
      expect(snippet?.install).toMatchObject([{ version: '<0.30' }, { version: '<5' }, { name: 'tiktoken' }]);
      expect(snippet?.warnings?.map(({ code }) => code)).toContain('remote-code');
    }
  });

  it('of others are in the program itself', () => {
    const record = {
      id: 'mlx-community/Qwen3-4B-4bit',
      library_name: 'mlx',
      tags: ['mlx', 'conversational'],
    };
    expect(snippetsOf(record)[0]?.install).toMatchObject([{ kind: 'program', name: 'mlx-lm' }]);
  });
});
