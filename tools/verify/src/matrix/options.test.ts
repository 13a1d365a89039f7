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

/** The id as a whole: other repositories and URLs may start with it. */
const names = (text: string, id: string): boolean =>
  new RegExp(
    `(?<![\\w./-])(?:hf://|HF://|hf-hub:)?${id.replaceAll(/[^\w/-]/g, String.raw`\$&`)}(?![\\w-]|\\.\\w)`,
  ).test(text);

describe('every generator pins the requested revision, or warns that it cannot', () => {
  it.each(fixtures)('%s', (_, fixture) => {
    const revision = 'pinned-here';
    const silent = snippetsOf(fixture, { revision }).filter(
      (snippet) => snippet.title !== 'Log in' && !warns(snippet, 'unpinned'),
    );
    const texts = silent.map(({ code }) => code.text);
    const pinned = texts.filter((text) => text.includes(revision));
    expect(pinned.length > 0).toBe(texts.length > 0);
    expect(texts.filter((text) => names(text, fixture.record.id))).toEqual(
      pinned.filter((text) => names(text, fixture.record.id)),
    );
  });
});

describe('every generator uses the requested hub', () => {
  // Without samples of its own, snippets load the public ones.
  const platform = {
    name: 'Quay',
    hubUrl: 'https://models.quay.example',
    samplesUrl: 'https://loadout.quay.example/samples',
  };

  it.each(fixtures)('%s', (_, fixture) => {
    const [first, ...others] = snippetsOf(fixture, { platform }).map(
      ({ code, install = [] }) => `${code.text}\n${installCommand(install).text}`,
    );
    expect(others.filter((text) => /\b(?:huggingface|hf)\.co\b/.test(text))).toEqual([]);
    expect([undefined, 'export HF_ENDPOINT=https://models.quay.example\n']).toContain(first);
  });
});

describe('a library with a fixed URL warns that another hub is not used', () => {
  it.each(fixtures.filter(([, { library }]) => ['birder', 'stanza'].includes(library)))(
    '%s',
    (_, fixture) => {
      const [, ...snippets] = snippetsOf(fixture, { platform: { hubUrl: 'https://models.quay.example' } });
      expect(snippets.map((snippet) => warns(snippet, 'other-hub'))).toEqual(snippets.map(() => true));
      expect(snippetsOf(fixture, {}).some((snippet) => warns(snippet, 'other-hub'))).toBe(false);
    },
  );
});

describe('every generator has a log-in step if a model is gated or private', () => {
  it.each(fixtures)('%s', (_, { library, branch, record }) => {
    const first = [{ gated: 'manual' as const }, { private: true }].map(
      (more) => snippetsOf({ library, branch, record: { ...record, ...more } }, {})[0]?.code.text,
    );
    expect([undefined, 'hf auth login']).toContain(first[0]);
    expect(first[1]).toBe(first[0]);
  });
});
