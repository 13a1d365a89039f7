import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import outetts from './outetts.ts';

const codeFor = (id: string, ...tags: string[]) =>
  generateSnippets(outetts, { id, tags }).snippets.map(({ code }) => code.text);

describe('outetts', () => {
  it.each(['gguf', 'onnx'])('returns no snippet for a model tagged %s', (tag) => {
    expect(codeFor('OuteAI/Llama-OuteTTS-1.0-1B', tag)).toEqual([]);
  });

  it.each([
    ['OuteAI/OuteTTS-0.1-350M', 'V1'],
    ['OuteAI/OuteTTS-0.2-500M', 'V1'],
    ['OuteAI/OuteTTS-0.3-1B', 'V2'],
    ['OuteAI/Llama-OuteTTS-1.0-1B', 'V3'],
    ['OuteAI/OuteTTS-1.0-0.6B', 'V3'],
  ])('loads %s with interface %s', (id, version) => {
    expect(codeFor(id)).toEqual([expect.stringContaining(`InterfaceVersion.${version},`)]);
  });

  it('names the versions of Python that its audio package has builds for', () => {
    const [snippet] = generateSnippets(outetts, { id: 'OuteAI/OuteTTS-0.3-500M' }).snippets;
    expect(snippet?.install).toContainEqual(
      expect.objectContaining({ name: 'torchaudio', version: '<2.9', python: '<3.14' }),
    );
  });

  it('does not indent the code', () => {
    expect(codeFor('OuteAI/Llama-OuteTTS-1.0-1B')[0]).toMatch(/^import outetts\n/);
  });

  it('uses the built-in voice if there is one, and none where the package misplaces it', () => {
    expect(codeFor('OuteAI/OuteTTS-1.0-0.6B')[0]).toContain('load_default_speaker("EN-FEMALE-1-NEUTRAL")');
    expect(codeFor('OuteAI/OuteTTS-0.2-500M')[0]).toContain('create_speaker("voice.wav")');
    expect(codeFor('OuteAI/OuteTTS-0.3-1B')[0]).not.toContain('speaker');
  });
});
