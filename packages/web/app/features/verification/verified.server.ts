/** @module How far the snippets of a library are verified, as one level and in words. */
import type { LibraryEntry } from '@loadout/server';
import { type Verification, verificationOf } from '@loadout/verification';

export type Level = Verification['level'];

/** From least to most; every snippet parses and lints, or the tests are red. */
export const levelNames: Readonly<Partial<Record<Level, string>>> = {
  lints: 'Parsed and linted',
  symbols: 'Names checked in a release',
  ran: 'Ran',
};

const order = Object.keys(levelNames);

export const isLevel = (text: string): text is Level => order.includes(text);

/** Whether a level is at least the wanted one. */
export const reaches = (level: Level | undefined, wanted: string): boolean =>
  level !== undefined && order.indexOf(level) >= order.indexOf(wanted);

/** The most that holds for one of its languages; nothing for a library that writes no snippet. */
export const libraryLevel = ({
  key,
  languages,
  hasSnippets,
}: Pick<LibraryEntry, 'key' | 'languages' | 'hasSnippets'>): Level | undefined =>
  hasSnippets
    ? languages
        .map((language) => verificationOf(key, language).level)
        .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
        .at(-1)
    : undefined;
