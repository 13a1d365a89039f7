import { describe, expect, it } from 'vitest';
import { inLanguages, MissingPart, part, withParts } from './part.ts';

describe('parts', () => {
  it('are loaded when they are read, each once', async () => {
    const loaded: string[] = [];
    const made = (name: string) =>
      part(async () => {
        loaded.push(name);
        return { name };
      });
    const [first, second, third] = ['first', 'second', 'third'].map(made);
    const text = () => `${first?.().name} ${second?.().name} ${first?.().name}`;
    expect(await withParts(text)).toBe('first second first');
    expect(await withParts(text)).toBe('first second first');
    expect(loaded).toEqual(['first', 'second']);
    expect(() => third?.()).toThrow(MissingPart);
  });

  it('pass on an error of the generator, and one of loading', async () => {
    const wrong = new Error('wrong');
    await expect(
      withParts(() => {
        throw wrong;
      }),
    ).rejects.toBe(wrong);
    await expect(withParts(part(() => Promise.reject(wrong)))).rejects.toBe(wrong);
  });

  it('say how to load them where a generator is called without', () => {
    expect(part(() => Promise.resolve(1))).toThrow('Generate with loadSnippets');
  });

  it('have the texts in other languages', () => {
    const read: string[] = [];
    const text = inLanguages({ en: 'Hi' }, 'fr de', () => {
      read.push('others');
      return { fr: 'Salut', de: 'Hallo' };
    });
    expect([text['en'], text['it'], read]).toEqual(['Hi', undefined, []]);
    expect([text['fr'], text['de'], Object.keys(text)]).toEqual(['Salut', 'Hallo', ['en', 'fr', 'de']]);
    expect(read).toHaveLength(2);
  });
});
