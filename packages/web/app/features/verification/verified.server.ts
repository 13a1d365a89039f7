/** @module The verification level of a library, as a filter value and in words. */
import type { LibraryEntry } from '@loadout/server';
import { type Level, levelTexts, libraryVerification, localLevels } from '@loadout/verification';

export { reaches } from '@loadout/verification';
export type { Level };

/** The levels a library can have, from least to most; `syntax` holds for all. */
export const filterLevels = localLevels.filter((level) => level !== 'syntax');

export const levelName = (level: Level): string => levelTexts[level].name;

export const isLevel = (text: string): text is Level => filterLevels.some((level) => level === text);

/** The highest level of its snippets; nothing for a library without snippets. */
export const libraryLevel = ({
  key,
  languages,
  hasSnippets,
}: Pick<LibraryEntry, 'key' | 'languages' | 'hasSnippets'>): Level | undefined =>
  hasSnippets ? libraryVerification(key, languages).level : undefined;
