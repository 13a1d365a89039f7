import { describe } from 'vitest';
import { candidatesConformance } from '../testing/candidates-conformance.ts';
import { builtInMemory, writtenInMemory } from '../testing/tested-engine.ts';

describe.each([
  ['built', builtInMemory],
  ['just written', writtenInMemory],
])('documents in memory, %s', (_how, open) => {
  candidatesConformance(open);
});
