import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import adapters from './adapter-transformers.ts';

const first = (record: object) => {
  const snippet = generateSnippets(adapters, { id: 'AdapterHub/one', ...record }).snippets[0];
  return { text: snippet?.code.text, warnings: snippet?.warnings?.map(({ code }) => code) };
};

describe('adapters', () => {
  it('load the base model that the config names', () => {
    const { text, warnings } = first({
      config: { adapter_transformers: { model_name: 'bert-base-uncased' } },
    });
    expect(text).toContain('base = "bert-base-uncased"');
    expect(warnings).toEqual([]);
  });

  it('fall back to the base model of the card', () => {
    expect(first({ cardData: { base_model: ['roberta-base', 'gpt2'] } }).text).toContain(
      'base = "roberta-base"',
    );
  });

  it('use a placeholder, with a warning, if the base model is unknown', () => {
    const { text, warnings } = first({});
    expect(text).toContain('base = "base-model-id"');
    expect(warnings).toEqual(['placeholder']);
  });

  it('choose among as many answers as their head has', () => {
    const { text } = first({ id: 'AdapterHub/bert-base-uncased-pf-copa' });
    expect(text).toContain('[: head.config["num_choices"]]');
    expect(text).toContain('tokenizer([question] * len(choices), choices,');
    expect(first({ id: 'AdapterHub/bert-base-uncased-pf-cola' }).text).not.toContain('choices');
  });

  it('are not loaded from whole models in GGUF files', () => {
    expect(adapters.refuses?.({ id: 'me/one', tags: ['adapter-transformers', 'gguf'] })).toBe(true);
    expect(adapters.refuses?.({ id: 'me/one', tags: ['adapter-transformers'] })).toBe(false);
  });

  it('escape the name of the base model', () => {
    const { text } = first({ config: { adapter_transformers: { model_name: '"); print(1) #' } } });
    expect(text).toContain(String.raw`base = "\"); print(1) #"`);
  });
});
