import { expect, test } from 'vitest';
import { generateSnippets } from '../../../snippets/generate.ts';
import { libraries } from '../../index.generated.ts';

const config = { architectures: ['Florence2ForConditionalGeneration'], model_type: 'florence2' };

const blocksOf = (tags: readonly string[]) =>
  generateSnippets(libraries.transformers, {
    id: 'acme/Florence-2-large',
    pipeline_tag: 'image-text-to-text',
    tags,
    config: {
      ...config,
      ...(tags.includes('custom_code') && {
        auto_map: { AutoModelForCausalLM: 'modeling_florence2.Florence2ForConditionalGeneration' },
      }),
    },
  }).snippets;

test('a captioner is not sent a chat: it has no template', () => {
  expect(blocksOf([]).map(({ title }) => title)).toEqual(['Load the model directly']);
});

test('code in the repository gets an image, and the last release that runs it', () => {
  const [block] = blocksOf(['custom_code']);
  expect(block?.code.text).toContain('processor(images=image, text="<CAPTION>"');
  expect(block?.code.text).toContain('AutoModelForCausalLM.from_pretrained(');
  expect(block?.install).toContainEqual(expect.objectContaining({ name: 'transformers', version: '<4.54' }));
});

test('the converted weights are loaded by the current release', () => {
  const [block] = blocksOf([]);
  expect(block?.code.text).toContain('AutoModelForImageTextToText.from_pretrained(');
  expect(block?.install).toContainEqual(expect.objectContaining({ name: 'transformers', version: '>=5' }));
});

const byName = (id: string, tags: readonly string[] = []) =>
  generateSnippets(libraries.transformers, { id, pipeline_tag: 'image-to-text', tags }).snippets[0];

test.each(['thwri/CogFlorence-2.1-Large', 'ada/florence-2-base-tide'])(
  '%s, which was tuned from the first weights, keeps their code',
  (id) => {
    const block = byName(id);
    expect(block?.title).toBe('Describe a picture');
    expect(block?.code.text).toContain(
      `AutoModelForCausalLM.from_pretrained("${id}", trust_remote_code=True)`,
    );
    expect(block?.install).toContainEqual(
      expect.objectContaining({ name: 'transformers', version: '<4.54' }),
    );
  },
);

test.each([
  ['florence-community/Florence-2-base', []],
  ['ada/florence-2-base-tide', ['safetensors', 'florence2']],
])('the converted weights of %s are known by their owner or their tags', (id, tags) => {
  expect(byName(id, tags)?.code.text).not.toContain('trust_remote_code');
});
