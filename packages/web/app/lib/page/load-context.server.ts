/** @module How loaders access the context that the server passes with each request. */
import type { LoadContext, Services } from '@loadout/server';
import { createContext, RouterContextProvider } from 'react-router';

const loadContext = createContext<LoadContext>();
/** The router takes `undefined` as a missing default. */
const pageHtml = createContext<string | null>(null);

type Reader = Pick<RouterContextProvider, 'get'>;

export const provide = (value: LoadContext): RouterContextProvider => {
  const provider = new RouterContextProvider();
  provider.set(loadContext, value);
  return provider;
};

export const servicesOf = (context: Reader): Services => context.get(loadContext).services;
export const referenceOf = (context: Reader): LoadContext['reference'] => context.get(loadContext).reference;
export const nowOf = (context: Reader): number => context.get(loadContext).now;
/** The public URL of this server. */
export const originOf = (context: Reader, url: URL): string =>
  servicesOf(context).settings.publicUrl ?? url.origin;
export const logErrorOf = (context: Reader): LoadContext['logError'] => context.get(loadContext).logError;

/** HTML for the document only: it is not part of the data that hydrates the page. */
export const keepHtml = (context: Pick<RouterContextProvider, 'set'>, html: string | undefined): void =>
  context.set(pageHtml, html ?? null);
export const htmlOf = (context: Reader): string | undefined => context.get(pageHtml) ?? undefined;
