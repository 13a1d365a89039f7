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
      'chat-samples-letters.js',
    ]);
    const english = modules.get('chat-samples.js');
    expect(english).toContain("import { inLanguages, part } from './core.js';");
    expect(english).toContain("import('./chat-samples-others.js')");
    expect(english).toContain('"text": inLanguages({"en":"Hi"}, "fr ru", () => others().default[0])');
    expect(english).toContain('inLanguages({"en":"Who?"}, "fr", () => others().default[1])');
    expect(modules.get('chat-samples-others.js')).toContain(
      'export default [inLanguages({"fr":"Salut"}, "ru", () => others().default[0]), {"fr":"Qui ?"}];\n',
    );
    expect(modules.get('chat-samples-letters.js')).toBe('export default [{"ru":"Привет"}];\n');
  });

  it('are two modules if all have Latin letters', () => {
    const modules = sampleModules({ text: { en: 'Hi', de: 'Hallo, schöne Welt!' } }, './core.js', 'x.js');
    expect(modules.get('x-others.js')).toBe('export default [{"de":"Hallo, schöne Welt!"}];\n');
    expect(modules.size).toBe(2);
  });

  it('are one module if all are English', () => {
    const modules = sampleModules({ labels: ['a'], text: { en: 'Hi' } }, './core.js', 'x.js');
    expect([...modules]).toEqual([['x.js', 'export default { "labels": ["a"], "text": { "en": "Hi" } };\n']]);
  });
});
