import { describe } from 'vitest';
import { searchConformance } from '../testing/search-conformance.ts';
import { builtInMemory } from '../testing/tested-engine.ts';

describe('search in memory', () => {
  searchConformance(builtInMemory, 150);
});
