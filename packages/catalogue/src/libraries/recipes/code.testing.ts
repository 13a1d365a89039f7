/** @module Checks what the code for fixtures must contain. Unlike the goldens, no command updates this. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

const fixtures = new URL('../../../test/libraries/fixtures/', import.meta.url);

export interface Shown {
  /** Number of blocks. */
  readonly blocks: number;
  readonly text: string;
  /** Names of the packages and programs. */
  readonly install: string;
}

export function shown(library: string, fixture: string): Shown {
  const record: unknown = JSON.parse(readFileSync(new URL(`${library}/${fixture}.json`, fixtures), 'utf8'));
  const [found] = librarySnippets(record, { library });
  const snippets = found?.snippets ?? [];
  return {
    blocks: snippets.length,
    text: snippets.map(({ code }) => code.text).join('\n'),
    install: snippets
      .flatMap(({ install = [] }) => install.map((one) => ('name' in one ? one.name : one.kind)))
      .join(' '),
  };
}

export type Row = readonly [
  fixture: string,
  blocks: number,
  has: readonly string[],
  lacks?: readonly string[],
];

export function describeCode(library: string, rows: readonly Row[]): void {
  const cases = rows.map(([fixture, blocks, has, lacks = []]) => ({ fixture, blocks, has, lacks }));
  describe(`the code of ${library} for`, () => {
    it.each(cases)('$fixture', ({ fixture, blocks, has, lacks }) => {
      const { text, blocks: count } = shown(library, fixture);
      expect(count).toBe(blocks);
      for (const words of has) expect(text).toContain(words);
      for (const words of lacks) expect(text).not.toContain(words);
    });
  });
}
