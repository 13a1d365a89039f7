import { describe, expect, it } from 'vitest';
import { sampleModules } from './samples.ts';

describe('the samples of a task', () => {
  it('have other languages in a module of their own', () => {
    const { english, others } = sampleModules(
      {
        input: { kind: 'text', text: { en: 'Hi', fr: 'Salut', de: 'Hallo' } },
        chat: { text: { en: 'Who?', fr: 'Qui ?' } },
      },
      './core.js',
      'chat-samples-others.js',
    );
    expect(english).toContain("import { inLanguages, part } from './core.js';");
    expect(english).toContain("import('./chat-samples-others.js')");
    expect(english).toContain('"text": inLanguages("Hi", "fr de", () => others().default[0])');
    expect(english).toContain('inLanguages("Who?", "fr", () => others().default[1])');
    expect(others).toBe('export default [{"fr":"Salut","de":"Hallo"},{"fr":"Qui ?"}];\n');
  });

  it('are one module if all are English', () => {
    const { english, others } = sampleModules({ labels: ['a'], text: { en: 'Hi' } }, './core.js', 'x.js');
    expect(english).toBe('export default { "labels": ["a"], "text": { "en": "Hi" } };\n');
    expect(others).toBeUndefined();
  });
});
