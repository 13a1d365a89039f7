import { describe, expect, it } from 'vitest';
import { installText } from '../../render/install.ts';
import { generateSnippets } from '../../snippets/generate.ts';
import audiocraft from './audiocraft.ts';

const codeFor = (...tags: string[]) =>
  generateSnippets(audiocraft, { id: 'facebook/model', tags }).snippets.map(({ code }) => code.text);

describe('audiocraft', () => {
  it.each([
    ['musicgen', 'MusicGen'],
    ['audiogen', 'AudioGen'],
  ])('loads a model tagged %s with %s', (tag, type) => {
    expect(codeFor(tag)).toEqual([expect.stringContaining(`${type}.get_pretrained("facebook/model")`)]);
  });

  it('updates itself for MAGNeT without what the newer release pins, and keeps the update', () => {
    const { snippets } = generateSnippets(audiocraft, { id: 'facebook/model', tags: ['magnet'] });
    expect(snippets.map(({ code }) => code.text)).toEqual([
      expect.stringContaining('pip install --no-deps "audiocraft>=1.3"'),
      expect.stringContaining('MAGNeT.get_pretrained("facebook/model")'),
    ]);
    expect(snippets.map(({ install = [] }) => installText(install))).toEqual([
      expect.stringContaining("pip install -U 'audiocraft<1.3' 'torchaudio<2.2'"),
      "# Needs Python <3.12\npip install -U --no-deps 'audiocraft>=1.3'",
    ]);
  });

  it('sets a duration of 5 seconds for sound, and none for music', () => {
    expect(codeFor('audiogen')).toEqual([expect.stringContaining('set_generation_params(duration=5)')]);
    expect(codeFor('musicgen')).toEqual([expect.not.stringContaining('duration')]);
  });

  it('prefers musicgen to the other tags', () => {
    expect(codeFor('magnet', 'musicgen')).toEqual([expect.stringContaining('MusicGen')]);
  });

  it('returns a notice for other types of model', () => {
    expect(generateSnippets(audiocraft, { id: 'facebook/model', tags: ['encodec'] })).toEqual({
      snippets: [],
      notice: { code: 'model-type-unknown', message: 'Type of model unknown.' },
    });
  });
});
