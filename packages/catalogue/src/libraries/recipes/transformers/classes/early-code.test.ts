import { expect, it } from 'vitest';
import { generateSnippets } from '../../../../snippets/generate.ts';
import { libraries } from '../../../index.generated.ts';

const snippetsOf = (record: { readonly id: string; readonly [field: string]: unknown }) =>
  generateSnippets(libraries.transformers, record).snippets;

it('runs the code of the repository where no release has the type, and the record has no tags', () => {
  const [snippet] = snippetsOf({
    id: 'acme/tide-7b',
    pipeline_tag: 'text-generation',
    config: { model_type: 'acme_tide' },
  });
  expect(snippet?.code.text).toContain('trust_remote_code=True');
  expect(snippet?.warnings?.map(({ code }) => code)).toContain('remote-code');
});

it('limits an answer itself where the release ends it with the 20th token', () => {
  const chat = { pipeline_tag: 'text-generation', config: { model_type: 'internlm2' } };
  const [coded] = snippetsOf({ ...chat, id: 'internlm/internlm2-chat-7b' });
  expect(coded?.install?.[0]).toMatchObject({ name: 'transformers', version: '<4.49' });
  expect(coded?.code.text).toContain('pipe(messages, max_new_tokens=512)');
  const [plain] = snippetsOf({ ...chat, id: 'acme/tide-7b-chat', config: { model_type: 'llama' } });
  expect(plain?.code.text).toContain('pipe(messages)');
});

it('loads the weights as they are saved, and names the releases of Python that its packages are made for', () => {
  const task = { pipeline_tag: 'text-generation' };
  for (const { code, install } of snippetsOf({
    ...task,
    id: 'acme/one',
    config: { model_type: 'baichuan' },
  })) {
    expect(code.text).toContain('torch_dtype="auto"');
    expect(install?.[0]).toMatchObject({ version: '<4.34', python: '<3.12' });
  }
  for (const { code } of snippetsOf({ ...task, id: 'acme/one', config: { model_type: 'exaone' } }))
    expect(code.text).toContain(' dtype="auto"');
  for (const { code } of snippetsOf({ ...task, id: 'acme/one', config: { model_type: 'qwen3' } }))
    expect(code.text).not.toContain('dtype');
});

it('does not where the hub would have tagged the code', () => {
  for (const { code, warnings } of snippetsOf({
    id: 'acme/tide-7b',
    pipeline_tag: 'text-generation',
    tags: ['region:us'],
    config: { model_type: 'acme_tide' },
  })) {
    expect(code.text).not.toContain('trust_remote_code');
    expect(warnings?.map((one) => one.code)).toContain('unknown-type');
  }
});

it('takes the release that had the type', () => {
  const snippets = snippetsOf({
    id: 'transfo-xl/transfo-xl-wt103',
    pipeline_tag: 'text-generation',
    config: { model_type: 'transfo-xl' },
  });
  expect(snippets.length).toBeGreaterThan(0);
  for (const { install, code, warnings } of snippets) {
    expect(install?.[0]).toMatchObject({ name: 'transformers', version: '<5' });
    expect(code.text).not.toContain('trust_remote_code');
    expect(warnings?.[0]?.message).toContain('do not have this model type');
  }
});

it.each([
  ['microsoft/Florence-2-base', 'AutoModelForCausalLM', '<4.54'],
  ['florence-community/Florence-2-base', 'AutoModelForImageTextToText', '>=5'],
])('loads %s with %s', (id, autoClass, version) => {
  const snippet = snippetsOf({
    id,
    pipeline_tag: 'image-text-to-text',
    config: { model_type: 'florence2' },
  }).at(-1);
  expect(snippet?.code.text).toContain(`${autoClass}.from_pretrained(`);
  expect(snippet?.install?.[0]).toMatchObject({ version });
});

it('has no pipeline for pictures where the code maps a class for text', () => {
  const titles = snippetsOf({
    id: 'acme/tide',
    pipeline_tag: 'image-text-to-text',
    config: { model_type: 'acme_tide', auto_map: { AutoModelForCausalLM: 'tide.Tide' } },
  }).map(({ title }) => title);
  expect(titles).toEqual(['Load the model directly']);
});

it.each([
  ['LGAI-EXAONE/EXAONE-3.0-7.8B-Instruct', 'text-generation', 'AutoModelForCausalLM'],
  ['ada/EXAONE-Deep-2.4B-tide', 'text-generation', 'AutoModelForCausalLM'],
])('runs the code of %s, which its name tells', (id, pipeline_tag, autoClass) => {
  const snippet = snippetsOf({ id, pipeline_tag }).at(-1);
  expect(snippet?.install?.[0]).toMatchObject({ name: 'transformers', version: '<5' });
  expect(snippet?.code.text).toContain(`${autoClass}.from_pretrained("${id}", trust_remote_code=True`);
});

it.each(['lelapa/InkubaLM-0.4B', 'OrionStarAI/Orion-14B-Base'])(
  'takes a release with the caches that code of %s calls, which its name tells',
  (id) => {
    const tags = ['transformers', 'llama', 'custom_code'];
    for (const { install, code } of snippetsOf({ id, pipeline_tag: 'text-generation', tags, gated: false })) {
      expect(install?.[0]).toMatchObject({ name: 'transformers', version: '<4.49' });
      expect(code.text).toContain('trust_remote_code=True');
    }
  },
);

it('runs it for an adapter', () => {
  const adapter = snippetsOf({
    id: 'ada/EXAONE-3.5-7.8B-tide',
    pipeline_tag: 'text-generation',
    tags: ['peft', 'base_model:adapter:LGAI-EXAONE/EXAONE-3.5-7.8B-Instruct'],
  });
  expect(adapter[0]?.code.text).toContain('trust_remote_code=True');
});

it('does not where the config has a class of Transformers', () => {
  const [snippet] = snippetsOf({
    id: 'ada/EXAONE-3.5-2.4B-Llamafied',
    pipeline_tag: 'text-generation',
    config: { model_type: 'llama', architectures: ['LlamaForCausalLM'] },
  });
  expect(snippet?.install?.[0]).toMatchObject({ version: '>=5' });
});

it.each(['arctic', 'deepseek', 'internlm', 'internlm2', 'qwen'])(
  'takes a release with the caches that code of %s calls',
  (model_type) => {
    const [snippet] = snippetsOf({ id: 'ada/tide', pipeline_tag: 'text-generation', config: { model_type } });
    expect(snippet?.install?.[0]).toMatchObject({ name: 'transformers', version: '<4.49' });
  },
);

it('pins the revision with code for that release, unless another is asked for', () => {
  const record = { id: 'LGAI-EXAONE/EXAONE-3.5-7.8B-Instruct', pipeline_tag: 'text-generation' };
  expect(snippetsOf(record)[0]?.code.text).toContain('revision="0ff6b5e');
  const [asked] = generateSnippets(libraries.transformers, record, { revision: 'main' }).snippets;
  expect(asked?.code.text).toContain('revision="main"');
  expect(snippetsOf({ ...record, id: 'LGAI-EXAONE/EXAONE-3.0-7.8B-Instruct' })[0]?.code.text).not.toContain(
    'revision',
  );
});

it.each([
  [{ id: 'OrionStarAI/Orion-14B-Chat', tags: ['orion', 'custom_code'] }, '<4.49'],
  [{ id: 'baichuan-inc/Baichuan-7B', config: { model_type: 'baichuan' }, tags: ['custom_code'] }, '<4.34'],
])('takes a release that runs the code of $id', (record, version) => {
  const snippets = snippetsOf({ library_name: 'transformers', pipeline_tag: 'text-generation', ...record });
  expect(snippets.length).toBeGreaterThan(0);
  for (const { install } of snippets) {
    expect(install?.[0]).toMatchObject({ name: 'transformers', version });
    expect(install).toContainEqual(expect.objectContaining({ name: 'sentencepiece' }));
  }
});

it('takes an earlier release for code that is known by the name of its model', () => {
  const [snippet] = snippetsOf({
    id: 'XiaomiMiMo/MiMo-V2.5-Pro',
    pipeline_tag: 'text-generation',
    tags: ['transformers', 'mimo_v2', 'custom_code'],
  });
  expect(snippet?.install?.[0]).toMatchObject({ name: 'transformers', version: '<5.9' });
  expect(snippet?.warnings?.map(({ message }) => message)).toContain(
    'Transformers 5.9 and later do not run the code in the repository.',
  );
});
