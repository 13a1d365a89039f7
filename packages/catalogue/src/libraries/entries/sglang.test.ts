import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import sglang from './sglang.ts';

it('names the versions of Python with builds of its current release', () => {
  const record = { id: 'ada/tide-8b-instruct', pipeline_tag: 'text-generation', tags: ['conversational'] };
  const [snippet] = generateSnippets(sglang, record).snippets;
  expect(snippet?.install?.[0]).toMatchObject({ name: 'sglang', python: '>=3.11,<3.14' });
});

it.each([
  { id: 'EschaLabs/Qwen3.8-27B-Escha-W2' },
  { id: 'ada/tide-8b', tags: ['eschamoe'] },
  { id: 'ada/tide-8b', config: { quantization_config: { quant_method: 'eschamoe' } } },
])('downloads weights that only a fork of it reads: %j', (record) => {
  const [snippet] = generateSnippets(sglang, { ...record, pipeline_tag: 'text-generation' }).snippets;
  expect(snippet?.code.text).toContain('hf download');
  expect(snippet?.warnings?.map(({ code }) => code)).toContain('unfit');
});
