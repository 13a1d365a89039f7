import { expect, it } from 'vitest';
import { suites } from '../suites.ts';
import { collectGitSnippets, stateOf } from './collect.ts';

it('names the state of a repository that is checked out', () => {
  const orders = suites.flatMap(collectGitSnippets).filter(({ library }) => library === 'fish-speech');
  const states = new Set(orders.flatMap(({ repositories }) => repositories.map(stateOf)));
  expect(states).toContain('fishaudio/fish-speech@v1.5.1');
  expect(states).toContain('fishaudio/fish-speech');
});

it('names the commit from which a package is installed', () => {
  const orders = suites.flatMap(collectGitSnippets).filter(({ library }) => library === 'dia-tts');
  const states = orders.flatMap(({ repositories }) => repositories.map(stateOf));
  expect(states.toSorted()).toEqual([
    'nari-labs/dia',
    'nari-labs/dia@2811af1c5f476b1f49f4744fabf56cf352be21e5',
  ]);
});
