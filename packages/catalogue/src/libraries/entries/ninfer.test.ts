import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import { program } from '../../snippets/requirement.ts';
import ninfer from './ninfer.ts';

const snippetOf = (id: string) => generateSnippets(ninfer, { id, tags: ['ninfer'] }).snippets[0];

it('installs what the build looks for', () => {
  const install = snippetOf('neroued/Qwen3.6-27B-NInfer')?.install;
  for (const apt of ['pkg-config', 'libcurl4-openssl-dev', 'libavformat-dev'])
    expect(install).toContainEqual(program(apt, { apt }));
});

it.each([
  ['Qwen3.6-35B-A3B-NInfer', 'qwen3_6_35b_a3b.ninfer'],
  ['Qwen3.8-27B-nvfp4-NInfer', 'qwen3_8_27b_nvfp4.ninfer'],
  ['Qwen3.8-27B-Tide-NInfer-NVFP4', 'qwen3_8_27b_nvfp4.ninfer'],
  ['Tide-9B-NInfer', 'tide_9b.ninfer'],
])('the usual file of %s is %s', (name, file) => {
  expect(snippetOf(`ada/${name}`)?.code.text).toContain(` ${file} `);
});

it.each([
  ['neroued/Qwen3.8-27B-NInfer', false],
  ['ada/Qwen3.8-27B-NInfer', true],
])('%s may be in the earlier format: %s', (id, may) => {
  expect(snippetOf(id)?.warnings?.some(({ code }) => code === 'unfit')).toBe(may);
});

it.each([
  [['ninfer-4090', 'rtx-4090', 'sm89'], 'Download the files'],
  [['rtx-4090', 'RTX-5090'], 'Build it and ask the model'],
  [['rtx-5090'], 'Build it and ask the model'],
])('code for the graphics card in the tags %j: %s', (tags, title) => {
  const [snippet] = generateSnippets(ninfer, { id: 'ada/Tide-9B-NInfer', tags }).snippets;
  expect(snippet?.title).toBe(title);
});
