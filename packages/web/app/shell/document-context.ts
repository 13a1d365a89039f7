/** @module What the document needs apart from loader data: the hydration data and the client entry. */
import { createContext } from 'react';

export interface DocumentFacts {
  /** Module of the client entry. */
  readonly entry: string;
  /** Hydration data as JSON; empty in the browser, which has read it already. */
  readonly handoff: string;
}

export const DocumentContext = createContext<DocumentFacts>({ entry: '', handoff: '' });
