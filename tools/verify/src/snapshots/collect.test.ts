import { expect, it } from 'vitest';
import { suites } from '../suites.ts';
import { collectGitSnippets, stateOf } from './collect.ts';

it('names the state of a repository that is checked out', () => {
  const orders = suites.flatMap(collectGitSnippets).filter(({ library }) => library === 'fish-speech');
  const states = new Set(orders.flatMap(({ repositories }) => repositories.map(stateOf)));
  expect(states).toContain('fishaudio/fish-speech@v1.5.1');
  expect(states).toContain('fishaudio/fish-speech');
});
