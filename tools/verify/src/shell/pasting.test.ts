import { expect, it } from 'vitest';
import { withTree } from '../languages/grammars.ts';
import { hazardsIn } from './pasting.ts';

const rulesFor = async (text: string) => (await withTree('shell', text, hazardsIn)).map(({ rule }) => rule);

it.each([
  ['echo "done!now"', 'loadout/history-expansion'],
  ['cd tern || exit', 'loadout/ends-terminal'],
  ['git clone https://tern.example && cd tern\npip install .', 'loadout/unchained-cd'],
])('finds the hazard in %j', async (text, rule) => {
  expect(await rulesFor(text)).toEqual([rule]);
});

it.each([
  'cd tern && pip install .',
  'git clone https://tern.example && cd tern',
  '(cd tern && ls)\nls',
  "echo 'a!b'",
])('accepts %j', async (text) => {
  expect(await rulesFor(text)).toEqual([]);
});
