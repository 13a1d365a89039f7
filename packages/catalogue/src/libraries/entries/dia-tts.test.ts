import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import dia from './dia-tts.ts';

const textFor = (revision?: string) =>
  generateSnippets(dia, { id: 'nari-labs/Dia-1.6B' }, revision === undefined ? {} : { revision }).snippets[0]
    ?.code.text;

describe('dia', () => {
  it('writes the dialogue at 44100 Hz', () => {
    expect(textFor()).toContain('sf.write("dialogue.wav", output, 44100)');
  });

  it('has a line for each of two speakers', () => {
    expect(textFor()).toMatch(/generate\("\[S1\].*\[S2\]/);
  });

  it.each([
    ['nari-labs/Dia-1.6B', '@2811af1c5f476b1f49f4744fabf56cf352be21e5'],
    ['nari-labs/Dia-1.6B-0626', ''],
  ])('takes the code that reads the config of %s', (id, commit) => {
    const [install] = generateSnippets(dia, { id }).snippets[0]?.install ?? [];
    expect(install).toMatchObject({ url: `git+https://github.com/nari-labs/dia${commit}` });
  });

  it('loads a pinned model from a snapshot', () => {
    expect(textFor('v1')).toContain(
      'Dia.from_pretrained(snapshot_download("nari-labs/Dia-1.6B", revision="v1"))',
    );
  });
});
