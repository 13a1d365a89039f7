import { expect, it } from 'vitest';
import { levelOf, readSymbolData, verificationOf } from './verification.ts';

const reached = Object.entries(readSymbolData().libraries).filter(([, { level }]) => level === 'symbols');

it('the data names only the two levels it can prove', () => {
  const levels = new Set(Object.values(readSymbolData().libraries).map(({ level }) => level));
  expect([...levels].filter((level) => level !== 'symbols' && level !== 'lints')).toEqual([]);
});

it('no snippet uses what its packages do not have', () => {
  expect(Object.values(readSymbolData().libraries).flatMap(({ problems }) => problems)).toEqual([]);
});

it.each(reached)('%s answers with the releases it was held against', (library, { packages, checkedOn }) => {
  expect(verificationOf(library, 'python')).toEqual({ level: 'symbols', packages, checkedOn });
});

it('what the data does not know, or knows for another language, is as good as the tests', () => {
  expect(levelOf('no-such-library', 'python')).toBe('lints');
  expect(levelOf('constructor', 'python')).toBe('lints');
  for (const [library] of reached) expect(levelOf(library, 'shell')).toBe('lints');
});
