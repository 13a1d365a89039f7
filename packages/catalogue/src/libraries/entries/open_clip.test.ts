import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import openClip from './open_clip.ts';

const answer = (id: string, ...tags: string[]) => generateSnippets(openClip, { id, tags });

describe('OpenCLIP', () => {
  it.each([
    ['UCSC-VLAA/openvision2-vit-large-patch14-224-vision-only', 'UCSC-VLAA/OpenVision'],
    ['ada/tide-encoder', 'UCSC-VLAA/OpenVision', 'openvision2'],
    ['laion/openMaMMUT-ViT-L-14-DataComp-1.4B-s12.8B-b180K', 'No release'],
    ['ada/moderntext-naflex_ViT-B-16', 'No release'],
  ])('downloads %s, which no release loads', (id, reason, ...tags) => {
    const { snippets, notice } = answer(id, ...tags);
    expect(snippets.map(({ title }) => title)).toEqual(['Download the files']);
    expect(notice?.message).toContain(reason);
  });

  it.each([
    'UCSC-VLAA/openvision-vit-large-patch14-224',
    'laion/CoCa-ViT-B-32-laion2B-s13B-b90k',
    'timm/ViT-B-16-SigLIP2-256',
  ])('compares a picture with texts: %s', (id) => {
    const { snippets, notice } = answer(id);
    expect(snippets.map(({ title }) => title)).toEqual(['Compare a picture with texts']);
    expect(notice).toBeUndefined();
  });
});
