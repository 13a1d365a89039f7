import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../snippets/generate.ts';
import diffusers from './diffusers.ts';

const answer = (record: object) => {
  const [snippet] = generateSnippets(diffusers, { id: 'ada/lora', tags: ['lora'], ...record }).snippets;
  return { text: snippet?.code.text ?? '', warnings: snippet?.warnings?.map(({ code }) => code) ?? [] };
};

describe('base_model as a list', () => {
  it('gives its first entry', () => {
    const { text } = answer({ cardData: { base_model: ['first/base', 'second/base'] } });
    expect(text).toContain('DiffusionPipeline.from_pretrained("first/base"');
    expect(text).not.toContain('second/base');
  });

  it.each([[[]], [['']], ['None'], [undefined]])('asks for the base where %j names none', (base_model) => {
    const { text, warnings } = answer({ cardData: { base_model } });
    expect(text).toContain('from_pretrained("base-model-id"');
    expect(warnings).toContain('placeholder');
  });
});

describe('instance_prompt', () => {
  const cardData = { base_model: 'a/b', instance_prompt: ' a photo of sks dog ' };

  it('is the prompt of a model that was tuned on it', () => {
    expect(answer({ cardData }).text).toContain('pipe("a photo of sks dog")');
  });

  it('comes after the text of the widget', () => {
    expect(answer({ cardData, widgetData: [{ text: 'own prompt' }] }).text).toContain('pipe("own prompt")');
  });

  it('is nothing when it is empty', () => {
    const { text } = answer({ cardData: { ...cardData, instance_prompt: ' ' } });
    expect(text).toContain('pipe("A lighthouse');
  });
});
