/** @module Requests of the server to itself, such as API examples: they use the store only, never the hub. */
import { AsyncLocalStorage } from 'node:async_hooks';

const offline = new AsyncLocalStorage<true>();

export const withoutHub = <Result>(work: () => Result): Result => offline.run(true, work);

export const mayAskHub = (): boolean => offline.getStore() === undefined;
