/** @module Turns a matched route into a document. React runs here and nowhere else: see docs/decisions. */
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { DocumentContext } from './shell/document-context.ts';
import { logErrorOf, nonceOf } from './lib/page/load-context.server.ts';

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  // Theme and remembered choices are part of the page.
  headers.append('vary', 'cookie, user-agent');
  const nonce = nonceOf(loadContext);
  const html = renderToString(
    <DocumentContext value={{ nonce, script: routerContext.manifest.entry.module }}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </DocumentContext>,
  );
  return new Response(request.method === 'HEAD' ? null : `<!doctype html>${html}`, { status, headers });
}

/** A response of 4xx is the visitor's fault, and a request that was aborted is nobody's: neither is an error of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  logErrorOf(context)(isRouteErrorResponse(error) ? new Error(`${error.status} ${error.statusText}`) : error);
};
