/** @module HTML that the server has put into the page and that is not sent a second time as data. */
import { createContext } from 'react';

/** `undefined` in the browser. */
export const ServerHtml = createContext<string | undefined>(undefined);
