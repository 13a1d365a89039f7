import { expect, it } from 'vitest';
import { generateSnippets } from '../../../snippets/generate.ts';
import { libraries } from '../../index.generated.ts';

const snippetsOf = (record: { readonly id: string; readonly [field: string]: unknown }) =>
  generateSnippets(libraries.transformers, record).snippets;

const versionFor = (id: string, type: string) =>
  snippetsOf({ id, config: { model_type: type } })[0]?.install?.[0];

it('pins the last release that runs the code of the repository', () => {
  expect(versionFor('OpenGVLab/InternVL2-2B', 'internvl_chat')).toMatchObject({ version: '<4.50' });
  expect(versionFor('OpenGVLab/InternVL3_5-8B', 'internvl_chat')).toMatchObject({ version: '<5' });
  expect(versionFor('vikhyatk/moondream2', 'moondream1')).toMatchObject({ version: '<5' });
});

it('reads documents with the code of the repository, not where Transformers has the class', () => {
  const id = 'deepseek-ai/DeepSeek-OCR-2';
  const [own] = snippetsOf({ id, tags: ['custom_code'] });
  expect(own?.code.text).toContain('image_size=768');
  for (const { code } of snippetsOf({ id, tags: ['deepseek_vl_v2'] }))
    expect(code.text).not.toContain('model.infer(');
});

it('knows the type from the tags', () => {
  const [snippet] = snippetsOf({ id: 'acme/model', tags: ['custom_code', 'minicpmv'] });
  expect(snippet?.code.text).toContain('model.chat(image=None');
});

it('leaves GGUF files and adapters to the code for those', () => {
  const type = { config: { model_type: 'minicpmv' } };
  for (const more of [
    { tags: ['gguf'], siblings: [{ rfilename: 'a-Q4_K_M.gguf' }] },
    { library_name: 'peft' },
  ])
    for (const { code } of snippetsOf({ id: 'acme/model', ...type, ...more }))
      expect(code.text).not.toContain('model.chat(');
});

it.each([
  ['canopylabs/orpheus-3b-0.1-ft', 'tara: '],
  ['acme/orpheus-urdu-tts', 'tokenizer("The'],
  ['maya-research/maya1', 'A calm woman'],
])('gives %s the words it was trained on', (id, words) => {
  expect(snippetsOf({ id, pipeline_tag: 'text-to-speech' })[0]?.code.text).toContain(words);
});
