/** @module What the document needs that no loader knows: the data and the script that hydrate it. */
import { createContext } from 'react';

export interface DocumentFacts {
  /** Module of the client entry. */
  readonly entry: string;
  /** Hydration data as JSON; in the browser, where it has been read, nothing. */
  readonly handoff: string;
}

export const DocumentContext = createContext<DocumentFacts>({ entry: '', handoff: '' });
