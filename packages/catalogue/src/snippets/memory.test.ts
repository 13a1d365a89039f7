import { describe, expect, it } from 'vitest';
import { librarySnippets } from '../libraries/snippets.ts';

const record = () => ({
  id: 'acme/tern',
  library_name: 'sentence-transformers',
  tags: ['sentence-transformers'],
  widgetData: [{ source_sentence: 'One boat.', sentences: ['Two boats.'] }],
});

/** Often enough that an answer is remembered if it ever is. */
const often = (from: unknown, options = {}) =>
  [1, 2, 3].map(() => librarySnippets(from, options)).at(-1) ?? [];

const text = (from: unknown, options = {}): string => JSON.stringify(often(from, options));

describe('answers that are remembered', () => {
  it('are given again for another object of the same content', () => {
    expect(often(record())).toBe(often(record()));
  });

  it('are not given for a record that was changed, however deep', () => {
    const changing = record();
    expect(text(changing)).toContain('Two boats.');
    changing.widgetData[0]?.sentences.push('Three $(boats).');
    expect(text(changing)).toContain('Three $(boats).');
    changing.tags.push('custom_code');
    expect(text(changing)).toContain('remote-code');
  });

  it('keep apart what was asked', () => {
    const answers = [
      text(record()),
      text(record(), { library: 'timm' }),
      text(record(), { revision: 'v1' }),
      text(record(), { revision: 'v2' }),
      text(record(), { platform: { hubUrl: 'https://hub.example' } }),
      text(record(), { library: 'llama-cpp-python', quantization: 'Q8_0' }),
      text(record(), { library: 'llama-cpp-python', file: 'tern.gguf' }),
    ];
    expect(new Set(answers).size).toBe(answers.length);
    expect(text(record())).toBe(answers[0]);
  });

  it('cannot be changed by who was given them', () => {
    const [first] = often(record());
    expect(() => Object.assign(first?.snippets[0] ?? {}, { title: 'Changed' })).toThrow(TypeError);
    expect(text(record())).not.toContain('Changed');
  });

  it('make room for others: a thousand more models, and the first is made anew', () => {
    const before = often(record());
    for (let n = 0; n < 1000; n += 1) librarySnippets({ ...record(), id: `acme/tern-${n}` });
    expect(librarySnippets(record())).not.toBe(before);
    expect(text(record())).toBe(JSON.stringify(before));
  });

  it('are never errors: a record without an id is refused each time', () => {
    for (let n = 0; n < 3; n += 1) expect(() => librarySnippets({ tags: [] })).toThrow('needs an "id"');
  });
});
