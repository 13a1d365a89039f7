/** @module HTML in the server-rendered page that is not sent again as hydration data. */
import { createContext } from 'react';

/** `undefined` in the browser. */
export const ServerHtml = createContext<string | undefined>(undefined);
