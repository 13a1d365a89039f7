/** @module Whether long lines of code wrap: one choice for all blocks where a site remembers it, else one per block. */
import { createContext, use, useState } from 'react';

export interface Wrap {
  readonly wrapped: boolean;
  readonly setWrapped: (wrapped: boolean) => void;
}

/** A site provides it with what it remembers. */
export const WrapContext = createContext<Wrap | undefined>(undefined);

export function useWrap(): Wrap {
  const [wrapped, setWrapped] = useState(false);
  return use(WrapContext) ?? { wrapped, setWrapped };
}
