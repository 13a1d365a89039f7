import { describe, expect, it } from 'vitest';
import { pastedReference } from './reference.ts';

describe('text pasted into the search box', () => {
  it.each([
    ['google-bert/bert-base-uncased', 'model', 'google-bert/bert-base-uncased'],
    ['  Qwen/Qwen3-8B ', 'model', 'Qwen/Qwen3-8B'],
    ['https://hub.example.org/Qwen/Qwen3-8B', 'model', 'Qwen/Qwen3-8B'],
    ['hub.example.org/Qwen/Qwen3-8B/tree/main?x=1#files', 'model', 'Qwen/Qwen3-8B'],
    ['https://hub.example.org/models/Qwen/Qwen3-8B', 'model', 'Qwen/Qwen3-8B'],
    ['https://hub.example.org/datasets/stanfordnlp/imdb', 'dataset', 'stanfordnlp/imdb'],
    ['https://hub.example.org/spaces/a/b', 'space', 'a/b'],
    ['http://localhost:3000/models/a/b', 'model', 'a/b'],
    ['datasets/a/b', 'dataset', 'a/b'],
    ['https://hub.example.org/api/models/Qwen/Qwen3-8B', 'model', 'Qwen/Qwen3-8B'],
    ['https://hub.example.org/datasets/imdb', 'dataset', 'imdb'],
    ['https://hub.example.org/a/b/resolve/main/model.safetensors?download=true', 'model', 'a/b'],
    ['https://hub.example.org/gpt2/tree/main', 'model', 'gpt2'],
    ['git clone https://hub.example.org/a/b.git', 'model', 'a/b'],
    ['git@hub.example.org:a/b', 'model', 'a/b'],
    ['ollama run hub.example.org/a/b-GGUF:Q4_K_M', 'model', 'a/b-GGUF'],
    ['hf://datasets/a/b@main/x.parquet', 'dataset', 'a/b'],
    ['AutoModel.from_pretrained("a/b", trust_remote_code=True)', 'model', 'a/b'],
    ['hf download a/b --local-dir here', 'model', 'a/b'],
  ])('%j is the %s %s', (text, kind, id) => {
    expect(pastedReference(text)).toMatchObject({ kind, id });
  });

  it.each([
    'text classification',
    'bert',
    '',
    'a/b/c',
    'https://',
    'https://example.org/',
    'a b/c',
    '../../etc',
    'https://hub.example.org/docs/transformers/index',
    'and / or',
    'hello a/b there',
  ])('%j is only words', (text) => {
    expect(pastedReference(text)).toBeUndefined();
  });

  it('is certain only when it is a URL', () => {
    expect(pastedReference('and/or')?.certain).toBe(false);
    expect(pastedReference('https://hub.example.org/and/or')?.certain).toBe(true);
  });
});
