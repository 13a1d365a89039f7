import { describe, expect, it } from 'vitest';
import { ggufChoice, ggufReference, taggedId } from './choice.ts';

/** Options of a caller. */
const asked = (quantization?: string, file?: string) => ({ quantization, file });

const model = (...names: readonly string[]) => ({
  id: 'ada/tide-GGUF',
  siblings: names.map((rfilename) => ({ rfilename })),
});

const warned = (quantization?: string) =>
  ggufChoice(model('t-Q8_0.gguf', 't-Q4_K_M.gguf'), asked(quantization)).warnings.map(
    ({ message }) => message,
  );

function guess(id: string, quantization?: string) {
  const { label, known, warnings } = ggufChoice({ id }, asked(quantization));
  return [label, known, warnings[0]?.message.match(/Q\w+ (?:is in its name|is the usual choice)/)?.[0]];
}

describe('the selected GGUF file', () => {
  it.each<[readonly string[], string | undefined, string, string | undefined]>([
    [['t-Q8_0.gguf', 't-Q4_K_M.gguf', 't-Q2_K.gguf'], undefined, 't-Q4_K_M.gguf', 'Q4_K_M'],
    [['t-Q8_0.gguf', 't-Q4_K_M.gguf'], 'q8_0', 't-Q8_0.gguf', 'Q8_0'],
    [['t-Q8_0.gguf', 't-Q6_K.gguf'], undefined, 't-Q6_K.gguf', 'Q6_K'],
    [['t-Q8_0.gguf', 't-Q6_K.gguf', 't-Q5_K_M.gguf'], 'Q2_K', 't-Q5_K_M.gguf', 'Q5_K_M'],
    [['Experimental/t-Q4_K_M.gguf', 't-Q4_K_M.gguf'], undefined, 't-Q4_K_M.gguf', 'Q4_K_M'],
    [['tide.gguf'], undefined, 'tide.gguf', undefined],
    [['tide.gguf'], 'Q4_K_M', 'tide.gguf', undefined],
    [
      ['t-Q4_K_M-00001-of-00002.gguf', 't-Q4_K_M-00002-of-00002.gguf', 't-Q2_K.gguf'],
      undefined,
      't-Q2_K.gguf',
      'Q2_K',
    ],
    [
      ['t-Q4_K_M-00001-of-00002.gguf', 't-Q4_K_M-00002-of-00002.gguf', 't-Q2_K.gguf'],
      'Q4_K_M',
      't-Q4_K_M-00001-of-00002.gguf',
      'Q4_K_M',
    ],
    [
      ['t-Q4_K_M-00001-of-00002.gguf', 't-Q4_K_M-00002-of-00002.gguf', 't-Q2_K.gguf'],
      'Q8_0',
      't-Q2_K.gguf',
      'Q2_K',
    ],
    [['t-Q4_K_M-00001-of-00002.gguf', 't-Q8_0.gguf'], undefined, 't-Q8_0.gguf', 'Q8_0'],
    [['llm-q4_0.gguf', 'video-iq4_nl.gguf'], undefined, 'llm-q4_0.gguf', 'Q4_0'],
    [['t-Q8_0-IQ4_KS.gguf', 't-IQ1_M.gguf'], undefined, 't-IQ1_M.gguf', 'IQ1_M'],
    [
      ['MTP/t-Q4_0-MTP.gguf', 'mtp-t.gguf', 't-UD-Q4_K_XL.gguf'],
      undefined,
      't-UD-Q4_K_XL.gguf',
      'UD-Q4_K_XL',
    ],
    [['t-F16-MTP.gguf', 't-MX46A_S.gguf'], undefined, 't-MX46A_S.gguf', undefined],
    [['t-Q4_0-assistant.gguf', 't-Q8_0.gguf'], undefined, 't-Q8_0.gguf', 'Q8_0'],
    [['t-Q4_K_M-MTP.gguf', 't-Q8_0-MTP.gguf'], undefined, 't-Q4_K_M-MTP.gguf', 'Q4_K_M'],
  ])('of %j, for %s, is %s', (names, quantization, file, label) => {
    const choice = ggufChoice(model(...names), asked(quantization));
    expect(choice).toMatchObject({ file, known: true });
    expect(choice.label).toBe(label);
  });

  it('comes with the other parts of a split file', () => {
    const parts = ['t-Q4_K_M-00001-of-00002.gguf', 't-Q4_K_M-00002-of-00002.gguf'];
    expect(ggufChoice(model(...parts), asked()).parts).toEqual(parts.slice(1));
  });

  it('is another than requested only with a warning', () => {
    expect(warned()).toEqual([]);
    expect(warned('Q8_0')).toEqual([]);
    expect(warned('Q5_K_M')).toEqual([
      'The repository does not have the requested quantization: this uses Q4_K_M.',
    ]);
    expect(warned('nonsense')).toHaveLength(1);
  });

  it('is the one that was requested by name', () => {
    expect(ggufChoice(model('t-Q8_0.gguf'), asked(undefined, 'x-Q2_K.gguf'))).toEqual({
      file: 'x-Q2_K.gguf',
      label: 'Q2_K',
      known: true,
      warnings: [],
    });
    const unlabelled = ggufChoice(model(), asked(undefined, 'x.gguf'));
    expect(unlabelled).toMatchObject({ file: 'x.gguf', known: true, warnings: [{ code: 'placeholder' }] });
    expect(unlabelled).not.toHaveProperty('label');
  });

  it('is guessed with a reason if the record lists none', () => {
    expect(guess('ada/tide-GGUF')).toEqual(['Q4_K_M', false, 'Q4_K_M is the usual choice']);
    expect(guess('ada/tide-Q8_0-GGUF')).toEqual(['Q8_0', false, 'Q8_0 is in its name']);
    expect(guess('ada/tide-Q8_0-GGUF', 'Q6_K')).toEqual(['Q6_K', false, 'Q6_K is the usual choice']);
  });

  it('is the one that its owner documents, unless another was requested', () => {
    const id = 'unsloth/gemma-4-26B-A4B-it-qat-GGUF';
    const file = 'gemma-4-26B-A4B-it-qat-UD-Q4_K_XL.gguf';
    expect(ggufChoice({ id }, asked())).toEqual({ file, label: 'UD-Q4_K_XL', known: true, warnings: [] });
    expect(ggufReference({ id }, asked()).reference).toBe(`${id}:UD-Q4_K_XL`);
    expect(guess(id, 'Q8_0')).toEqual(['Q8_0', false, 'Q8_0 is the usual choice']);
    expect(ggufChoice({ id, siblings: [{ rfilename: 't-Q4_0.gguf' }] }, asked()).label).toBe('Q4_0');
    for (const other of ['unsloth/gemma-4-E2B-it-qat-mobile-GGUF', 'unsloth/gemma-3-12b-it-qat-GGUF'])
      expect(ggufChoice({ id: other }, asked()).label).toBe('Q4_K_M');
  });

  it('is left to the program where none is listed and none was requested', () => {
    const unlisted = { id: 'ada/tide-GGUF' };
    expect(ggufReference(unlisted, asked())).toEqual({ reference: 'ada/tide-GGUF', warnings: [] });
    expect(ggufReference(unlisted, asked('Q8_0')).reference).toBe('ada/tide-GGUF:Q8_0');
    expect(ggufReference(model('t-Q6_K.gguf'), asked()).reference).toBe('ada/tide-GGUF:Q6_K');
  });

  it('is named after a colon, if it has a quantization', () => {
    expect(taggedId({ id: 'a/b' }, { file: 'x', label: 'Q8_0', known: true, warnings: [] })).toBe('a/b:Q8_0');
    expect(taggedId({ id: 'a/b' }, { file: 'x', known: true, warnings: [] })).toBe('a/b');
  });
});
