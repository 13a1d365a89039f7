/** @module What the document needs apart from loader data: the hydration data and the client entry. */
import { createContext } from 'react';

/** But for the entry, each is the id of an element: its JSON, which is empty in the browser. */
export interface DocumentFacts {
  /** Module of the client entry. */
  readonly entry: string;
  /** What hydrates the page. */
  readonly handoff: string;
  /** The data of the page. */
  readonly 'page:data': string;
}

export const DocumentContext = createContext<DocumentFacts>({ entry: '', handoff: '', 'page:data': '' });
