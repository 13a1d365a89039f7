import { describe } from 'vitest';
import { rankingConformance } from '../testing/ranking-conformance.ts';
import { builtInMemory, writtenInMemory } from '../testing/tested-engine.ts';

describe.each([
  ['built', builtInMemory],
  ['just written', writtenInMemory],
])('documents in memory, %s', (_how, open) => {
  rankingConformance(open);
});
