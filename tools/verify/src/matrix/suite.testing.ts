/** @module Tests of a suite of fixtures: lint, golden files, hostile and malformed input. */
import type { GeneratedSnippets, SnippetOptions, Snippet } from '@loadout/catalogue';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Fixture, fixtureName } from '../fixtures.ts';
import { sourcesOf } from '../generate.ts';
import { goldensOf, updating } from '../goldens.testing.ts';
import { notRecords } from '../hostile/malformed.ts';
import { setUpShell } from '../shell/setup.ts';
import { fixturesOf, type Suite } from '../suites.ts';
import { tryCopies } from '../trial.ts';
import { tryFixture } from '../try-fixture.ts';

export function describeSuite(suite: Suite): void {
  const fixtures = fixturesOf(suite).map((fixture): [string, Fixture] => [fixtureName(fixture), fixture]);
  const answer = ({ record, library }: Fixture, options: SnippetOptions): readonly GeneratedSnippets[] =>
    suite.answers(record, library, options);
  const snippetsOf = (fixture: Fixture, options: SnippetOptions): readonly Snippet[] =>
    answer(fixture, options).flatMap(({ snippets }) => snippets);
  const complaints = new Map<string, readonly string[]>();

  /** All at once, so that tools with a process start get one batch. */
  beforeAll(async () => {
    await setUpShell();
    await Promise.all(
      fixtures.map(async ([name, fixture]) => {
        complaints.set(name, await tryFixture(suite, fixture));
      }),
    );
  }, 600_000);

  describe('every fixture yields valid snippets, and so do its hostile and malformed copies', () => {
    it.each(fixtures)('%s', (name) => {
      expect(complaints.get(name)).toEqual([]);
    });

    it('a value that is not a record is rejected', async () => {
      expect(await tryCopies(notRecords(), (input) => sourcesOf(suite.answers(input)))).toEqual([]);
    });
  });

  describe('every snippet equals its golden file (UPDATE_GOLDENS=1 updates it)', () => {
    const goldens = goldensOf(suite);
    const expected = new Map(fixtures.flatMap(([, fixture]) => [...goldens.expected(fixture)]));
    if (updating) goldens.write(expected);

    it.each([...expected])('%s', (file, text) => {
      expect(goldens.read(file)).toBe(text);
    });

    it('and no golden file is unused', () => {
      expect(goldens.files().filter((file) => !expected.has(file))).toEqual([]);
    });
  });

  it.each(fixtures)('%s has install commands', (_, fixture) => {
    const silent = snippetsOf(fixture, {}).filter(
      ({ code, install = [] }) => code.language !== 'html' && install.length === 0,
    );
    expect(silent.map(({ title }) => title)).toEqual([]);
  });

  describe('the options have an effect', () => {
    const platform = { name: 'Quay', hubUrl: 'https://models.quay.example' };

    it.each(fixtures)('%s pins the revision, or warns that it cannot', (_, fixture) => {
      const silent = snippetsOf(fixture, { revision: 'pinned-here' }).filter(
        ({ title, code, warnings = [] }) =>
          title !== 'Log in' &&
          code.text.includes(fixture.record.id) &&
          !code.text.includes('pinned-here') &&
          !warnings.some((warning) => warning.code === 'unpinned'),
      );
      expect(silent.map(({ code }) => code.text)).toEqual([]);
    });

    it.each(fixtures)('%s uses another hub', (_, fixture) => {
      const texts = snippetsOf(fixture, { platform }).map(({ code }) => code.text);
      expect(texts.filter((text) => /\b(?:huggingface\.co|hf\.space)\b/.test(text))).toEqual([]);
      expect([undefined, 'export HF_ENDPOINT=https://models.quay.example']).toContain(texts[0]);
    });

    it.each(fixtures)('%s has a log-in step if it is private', (_, fixture) => {
      const snippets = snippetsOf({ ...fixture, record: { ...fixture.record, private: true } }, {});
      expect([undefined, 'hf auth login']).toContain(snippets[0]?.code.text);
    });
  });
}
