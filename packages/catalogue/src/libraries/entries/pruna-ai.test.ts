import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import { pip } from '../../snippets/requirement.ts';
import pruna from './pruna-ai.ts';

const answer = (record: object) => {
  const [snippet, ...more] = generateSnippets(pruna, record).snippets;
  expect(more).toEqual([]);
  return snippet;
};

describe('Pruna', () => {
  it('loads a transformers model by id, without a pipeline or auto class', () => {
    const text = answer({
      id: 'PrunaAI/pruna-tiny-llama',
      tags: ['transformers', 'pruna-ai'],
      pipeline_tag: 'text-generation',
      transformersInfo: { auto_model: 'AutoModelForCausalLM', processor: 'AutoTokenizer' },
    })?.code.text;
    expect(text).toContain('from pruna import PrunaModel');
    expect(text).toContain('model = PrunaModel.from_pretrained("PrunaAI/pruna-tiny-llama")');
    expect(text).not.toMatch(/AutoModel|pipeline\(/);
  });

  it.each([['pruna-ai'], ['pruna_pro-ai']])('installs a client of the hub that it runs with: %s', (tag) => {
    expect(answer({ id: 'PrunaAI/x', tags: [tag] })?.install).toContainEqual(pip('huggingface_hub', '<2'));
  });

  it.each(['transformers', 'diffusers', 'other'])('asks for the token of the paid edition: %s', (base) => {
    const warningsFor = (edition: string) =>
      answer({ id: 'PrunaAI/x', tags: [base, edition], pipeline_tag: 'text-generation' })?.warnings;
    const paid = expect.objectContaining({ message: expect.stringContaining('PRUNA_TOKEN') });
    expect(warningsFor('pruna_pro-ai')).toContainEqual(paid);
    expect(warningsFor('pruna-ai')).not.toContainEqual(paid);
  });

  it('loads a diffusers pipeline by id', () => {
    const text = answer({ id: 'PrunaAI/FLUX-smashed', tags: ['diffusers'], pipeline_tag: 'text-to-image' })
      ?.code.text;
    expect(text).toContain('pipe = PrunaModel.from_pretrained("PrunaAI/FLUX-smashed")');
    expect(text).not.toContain('DiffusionPipeline');
  });

  it('loads the whole pipeline even if a tag marks an adapter', () => {
    const text = answer({ id: 'PrunaAI/x', tags: ['diffusers', 'lora'], cardData: { base_model: 'a/b' } })
      ?.code.text;
    expect(text).toContain('PrunaModel.from_pretrained("PrunaAI/x")');
    expect(text).not.toContain('a/b');
  });

  it.each(['transformers', 'diffusers'])('never rewrites ids and prompts of %s', (base) => {
    const prompt = 'pruna: a pipeline( of AutoModel and DiffusionPipeline';
    const snippet = answer({
      id: 'pruna/pruna-DiffusionPipeline',
      tags: [base, 'pruna_pro-ai'],
      pipeline_tag: 'text-generation',
      widgetData: [{ text: prompt }],
    });
    expect(snippet?.code.text).toContain('from pruna_pro import PrunaProModel');
    expect(snippet?.code.text).toContain('PrunaProModel.from_pretrained("pruna/pruna-DiffusionPipeline")');
    expect(snippet?.code.text).toContain(JSON.stringify(prompt));
    expect(snippet?.install?.[0]).toMatchObject({ name: 'pruna_pro' });
  });

  it.each([
    ['google/gemma-7b-it', 'qmodel.pt', ['Log in', 'Load the compressed model with HQQ']],
    ['google/gemma-7b-it', 'tokenizer_config.json', ['Load the compressed model with HQQ']],
    ['ada/tide-7b', 'qmodel.pt', ['Load the compressed model with HQQ']],
  ])('logs in if it takes the tokenizer of a gated base: %s, %s', (base_model, rfilename, titles) => {
    const { snippets } = generateSnippets(pruna, {
      id: 'PrunaAI/tide-HQQ-2bit-smashed',
      cardData: { base_model },
      siblings: [{ rfilename: 'qmodel.pt' }, { rfilename }],
    });
    expect(snippets.map(({ title }) => title)).toEqual(titles);
  });

  it.each(['AWQ-4bit', 'bnb-4bit', 'GGUF', 'QUANTO-int4bit'])(
    'is not offered for what it made with %s before 2025',
    (method) => {
      expect(pruna.refuses?.({ id: `PrunaAI/tide-7b-${method}-smashed` })).toBe(true);
    },
  );

  it.each(['PrunaAI/FLUX-smashed', 'PrunaAI/tide-HQQ-2bit-smashed'])('is offered for %s', (id) => {
    expect(pruna.refuses?.({ id })).toBe(false);
  });
});
