import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../../../snippets/generate.ts';
import diffusers from '../../../entries/diffusers.ts';

const snippetsFor = (record: object) => generateSnippets(diffusers, record).snippets;
const onBase = (base_model: string, more: object = {}) =>
  snippetsFor({ id: 'ada/tide-lora', tags: ['lora'], cardData: { base_model }, ...more });

describe('an example on a gated base', () => {
  it.each([
    'black-forest-labs/FLUX.1-dev',
    'black-forest-labs/FLUX.2-klein-base-9B',
    'krea/Krea-2-Raw',
    'stabilityai/stable-diffusion-3.5-large',
  ])('logs in for %s', (base) => {
    const [first, second] = onBase(base);
    expect(first?.code.text).toBe('hf auth login');
    expect(first?.warnings).toMatchObject([{ code: 'gated', message: expect.stringContaining(base) }]);
    expect(second?.code.text).toContain('load_lora_weights');
  });

  it.each(['black-forest-labs/FLUX.2-klein-4B', 'stabilityai/stable-diffusion-xl-base-1.0'])(
    'does not for %s',
    (base) => {
      expect(onBase(base)).toHaveLength(1);
    },
  );

  it('logs in once if the record is gated too, and names both', () => {
    const snippets = onBase('krea/Krea-2-Raw', { gated: 'auto' });
    expect(snippets).toHaveLength(2);
    expect(snippets[1]?.warnings).toContainEqual(expect.objectContaining({ code: 'gated' }));
  });

  it.each([
    [{ id: 'ada/FLUX.1-dev-gguf', pipeline_tag: 'text-to-image', tags: ['gguf'] }],
    [{ id: 'ada/controlnet-canny', cardData: { base_model: 'black-forest-labs/FLUX.1-dev' } }],
    [{ id: 'alimama-creative/FLUX.1-Turbo-Alpha' }],
    [{ id: 'ada/tide', tags: ['textual_inversion'], cardData: { base_model: 'krea/Krea-2-Raw' } }],
    [{ id: 'ada/tide-vae', cardData: { base_model: 'black-forest-labs/FLUX.1-dev' } }],
    [{ id: 'stabilityai/stable-diffusion-3-medium' }],
    [{ id: 'ada/tide', tags: ['diffusers:HiDreamImagePipeline'] }],
  ])('logs in for every kind of it: %j', (record) => {
    expect(snippetsFor(record)[0]?.title).toBe('Log in');
  });
});
