import {
  installCommand,
  librarySnippets,
  type LibrarySnippetOptions,
  type Snippet,
} from '@loadout/catalogue';
import { describe, expect, it } from 'vitest';
import { type Fixture, fixtureName, readFixtures } from '../fixtures.ts';

const fixtures = readFixtures().map((fixture): [string, Fixture] => [fixtureName(fixture), fixture]);

const snippetsOf = ({ library, record }: Fixture, options: LibrarySnippetOptions): readonly Snippet[] =>
  librarySnippets(record, { ...options, library }).flatMap(({ snippets }) => snippets);

const warns = ({ warnings = [] }: Snippet, code: string): boolean =>
  warnings.some((warning) => warning.code === code);

/** The id as a whole: other repositories and addresses may begin with it. */
const names = (text: string, id: string): boolean =>
  new RegExp(
    `(?<![\\w./-])(?:hf://|HF://|hf-hub:)?${id.replaceAll(/[^\w/-]/g, String.raw`\$&`)}(?![\\w-]|\\.\\w)`,
  ).test(text);

describe('every generator pins the revision that is asked for, or says that it cannot', () => {
  it.each(fixtures)('%s', (_, fixture) => {
    const revision = 'pinned-here';
    const snippets = snippetsOf(fixture, { revision }).filter(({ title }) => title !== 'Log in');
    const silent = snippets.filter((snippet) => !warns(snippet, 'unpinned'));
    const loose = silent.filter(
      ({ code }) => names(code.text, fixture.record.id) && !code.text.includes(revision),
    );
    expect(loose.map(({ code }) => code.text)).toEqual([]);
    if (silent.length > 0) expect(silent.some(({ code }) => code.text.includes(revision))).toBe(true);
  });
});

describe('every generator speaks to the hub that is asked for', () => {
  const platform = { name: 'Quay', hubUrl: 'https://models.quay.example' };

  it.each(fixtures)('%s', (_, fixture) => {
    const snippets = snippetsOf(fixture, { platform });
    const texts = snippets.map(({ code, install = [] }) => `${code.text}\n${installCommand(install).text}`);
    expect(texts.filter((text) => /\b(?:huggingface|hf)\.co\b/.test(text))).toEqual([]);
    if (snippets.length > 0) expect(texts[0]).toContain('export HF_ENDPOINT=https://models.quay.example');
  });
});

describe('every generator asks to log in where a model is gated or private', () => {
  it.each(fixtures)('%s', (_, { library, branch, record }) => {
    for (const more of [{ gated: 'manual' as const }, { private: true }]) {
      const snippets = snippetsOf({ library, branch, record: { ...record, ...more } }, {});
      if (snippets.length > 0) expect(snippets[0]?.code.text).toBe('hf auth login');
    }
  });
});
