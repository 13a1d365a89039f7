/** @module The clients in display order. */
import type { Client, ClientDefinition } from './define.ts';
import { clients as definitions } from './index.generated.ts';

const nameOf = (key: string): string => key.slice(key.indexOf('/') + 1);

export const clients: readonly Client[] = Object.entries<ClientDefinition>(definitions)
  .map(([key, { language, rank, looksUpProvider = false, print }]) => ({
    name: nameOf(key),
    language,
    rank,
    looksUpProvider,
    print,
  }))
  .toSorted((a, b) => a.rank - b.rank);
