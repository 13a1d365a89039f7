import { describe, expect, it } from 'vitest';
import { sampleModules } from './samples.ts';

describe('the samples of a task', () => {
  it('have other languages in modules of their own, by their letters', () => {
    const modules = sampleModules(
      {
        input: { kind: 'text', text: { en: 'Hi', fr: 'Salut', ru: 'Привет' } },
        chat: { text: { en: 'Who?', fr: 'Qui ?' } },
      },
      './core.js',
      'chat-samples.js',
    );
    expect([...modules.keys()]).toEqual([
      'chat-samples.js',
      'chat-samples-others.js',
      'chat-samples-others-1.js',
      'chat-samples-others-2.js',
    ]);
    const english = modules.get('chat-samples.js');
    expect(english).toContain("import { inLanguages, part } from './core.js';");
    expect(english).toContain("import('./chat-samples-others.js')");
    expect(english).toContain('"text": inLanguages({"en":"Hi"}, "fr ru", () => part0().default[0])');
    expect(english).toContain('inLanguages({"en":"Who?"}, "fr", () => part0().default[1])');
    expect(modules.get('chat-samples-others.js')).toContain('[["fr", part0], ["ru", part1]].reduce(');
    expect(modules.get('chat-samples-others-1.js')).toBe('export default [{"fr":"Salut"},{"fr":"Qui ?"}];\n');
    expect(modules.get('chat-samples-others-2.js')).toBe('export default [{"ru":"Привет"},{}];\n');
  });

  it('have four languages in a group at most, with Latin letters or with others', () => {
    const codes = ['de', 'es', 'fr', 'it', 'nl', 'ru', 'uk'];
    const text = Object.fromEntries(['en', ...codes].map((code) => [code, code]));
    const modules = sampleModules({ text: { ...text, ru: 'ру', uk: 'ук' } }, './core.js', 'x.js');
    expect(modules.size).toBe(5);
    expect(modules.get('x-others-2.js')).toBe('export default [{"nl":"nl"}];\n');
    expect(modules.get('x-others-3.js')).toBe('export default [{"ru":"ру","uk":"ук"}];\n');
  });

  it('are one module if all are English', () => {
    const modules = sampleModules({ labels: ['a'], text: { en: 'Hi' } }, './core.js', 'x.js');
    expect([...modules]).toEqual([['x.js', 'export default { "labels": ["a"], "text": { "en": "Hi" } };\n']]);
  });
});
