/** @module What the document needs that no loader knows: the nonce of this answer and the one script. */
import { createContext } from 'react';

export interface DocumentFacts {
  readonly nonce: string;
  readonly script: string;
}

export const DocumentContext = createContext<DocumentFacts>({ nonce: '', script: '' });
