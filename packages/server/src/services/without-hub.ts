/** @module What the server asks itself, such as examples of the API: it is answered from the store, and no hub is asked. */
import { AsyncLocalStorage } from 'node:async_hooks';

const offline = new AsyncLocalStorage<true>();

export const withoutHub = <Result>(work: () => Result): Result => offline.run(true, work);

export const mayAskHub = (): boolean => offline.getStore() === undefined;
