/** @module How loaders access the context that the server passes with each request. */
import type { LoadContext, Services } from '@loadout/server';
import { createContext, RouterContextProvider } from 'react-router';
import { jsonOf } from './lasting-json.ts';
import type { Sealed } from './sealed.ts';

const loadContext = createContext<LoadContext>();
/** The router takes `undefined` as a missing default. */
const pageHtml = createContext<string | null>(null);
/** Whether the request is for the data of a page alone. */
const forData = createContext(false);
const pageData = createContext('null');

type Reader = Pick<RouterContextProvider, 'get'>;

export const provide = (value: LoadContext, isForData = false): RouterContextProvider => {
  const provider = new RouterContextProvider();
  provider.set(loadContext, value);
  provider.set(forData, isForData);
  return provider;
};

export const servicesOf = (context: Reader): Services => context.get(loadContext).services;
export const referenceOf = (context: Reader): LoadContext['reference'] => context.get(loadContext).reference;
export const nowOf = (context: Reader): number => context.get(loadContext).now;
/** The public URL of this server. */
export const originOf = (context: Reader, url: URL): string =>
  servicesOf(context).settings.publicUrl ?? url.origin;
export const logErrorOf = (context: Reader): LoadContext['logError'] => context.get(loadContext).logError;

export const takeBodyOf = (context: Reader): LoadContext['takeBody'] => context.get(loadContext).takeBody;

/** HTML for the document only: it is not part of the data that hydrates the page. */
export const keepHtml = (context: Pick<RouterContextProvider, 'set'>, html: string | undefined): void =>
  context.set(pageHtml, html ?? null);
export const htmlOf = (context: Reader): string | undefined => context.get(pageHtml) ?? undefined;

/** Data for the browser: in a document as the text of an element, else as the response. */
export function seal<Data>(context: Pick<RouterContextProvider, 'get' | 'set'>, value: Data): Sealed<Data> {
  const json = jsonOf(value);
  const isForData = context.get(forData);
  if (!isForData) context.set(pageData, json);
  // Not enumerable, so that the router does not send it.
  return Object.defineProperty<Sealed<Data>>(isForData ? { json } : {}, 'value', { value });
}
/** The JSON of a document's page, `null` where there is none. */
export const dataOf = (context: Reader): string => context.get(pageData);
