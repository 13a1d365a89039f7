import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import ltx from './ltx.ts';

const codeFor = (record: object) =>
  generateSnippets(ltx, { id: 'me/x', ...record }).snippets.map(({ code }) => code.text);

const pipelines = (record: object) =>
  codeFor(record).flatMap((code) => /ltx_pipelines\.(\w+)/.exec(code)?.[1] ?? []);

describe('ltx', () => {
  it.each([
    [['ic-lora', 'lora'], ['ic_lora']],
    [['lora'], ['ti2vid_two_stages_hq']],
    [[], ['distilled', 'ti2vid_two_stages_hq']],
    [['ltx-2.5', 'ic-lora'], ['ic_lora']],
    [['ltx-2.5', 'lora'], ['distilled']],
    [['ltx-2.5'], ['distilled', 'dfr_pipeline']],
  ])('with the tags %j runs %j', (tags, expected) => {
    expect(pipelines({ tags })).toEqual(expected);
  });

  it.each([{ id: 'me/LTX_2.5-copy' }, { cardData: { base_model: ['other/y', 'Lightricks/LTX-2.5'] } }])(
    'recognizes version 2.5 by %j',
    (record) => {
      expect(codeFor(record)[0]).toContain('--extra natten');
    },
  );

  it.each([
    { id: 'me/LTX-2.5-Diffusers' },
    { tags: ['ltx', 'comfyui'] },
    { tags: ['ltx', 'gguf'] },
    { pipeline_tag: 'text-generation' },
  ])('is not offered for %j', (record) => {
    expect(ltx.refuses?.({ id: 'me/x', ...record })).toBe(true);
  });

  it('is offered for the layout of its own repositories', () => {
    for (const pipeline_tag of [undefined, 'text-to-video', 'image-to-video'])
      expect(
        ltx.refuses?.({ id: 'me/LTX-2', tags: ['ltx', 'diffusers'], ...(pipeline_tag && { pipeline_tag }) }),
      ).toBe(false);
  });

  it.each([
    ['Lightricks/LTX-2.5', []],
    ['me/LTX-2.5-copy', ['placeholder']],
  ])('warns that the files of %s are assumed: %j', (id, expected) => {
    const codes = generateSnippets(ltx, { id }).snippets[1]?.warnings?.map(({ code }) => code);
    expect(codes ?? []).toEqual(expected);
  });

  it.each([
    ['Lightricks/LTX-2.3', 'ltx-2.3-22b-distilled-1.1.safetensors'],
    ['me/LTX-2.3-copy', 'distilled-checkpoint.safetensors'],
  ])('reads %s from %s if no files are listed', (id, file) => {
    expect(codeFor({ id })[2]).toContain(`/${file}`);
  });

  it('downloads only the files that it runs', () => {
    expect(codeFor({ id: 'me/LTX-2.3-copy' })[1]).toContain(
      'me/LTX-2.3-copy distilled-checkpoint.safetensors checkpoint.safetensors distilled-lora.safetensors spatial-upsampler.safetensors --local-dir',
    );
    expect(codeFor({ id: 'me/x', siblings: [{ rfilename: 'x-distilled.safetensors' }] })[1]).toContain(
      'me/x x-distilled.safetensors checkpoint.safetensors',
    );
  });

  it('runs a distilled model in the distilled pipeline alone', () => {
    expect(pipelines({ id: 'me/LTX-2-DISTILLED' })).toEqual(['distilled']);
    expect(
      pipelines({ id: 'me/LTX-2-distilled', siblings: [{ rfilename: 'ltx-2-19b-dev.safetensors' }] }),
    ).toEqual(['distilled', 'ti2vid_two_stages_hq']);
  });

  it('has no angle brackets, which the shell would interpret as redirections', () => {
    for (const tags of [[], ['lora'], ['ic-lora'], ['ltx-2.5']])
      for (const code of codeFor({ tags })) expect(code).not.toMatch(/[<>]/);
  });
});
