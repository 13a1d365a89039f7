/** @module Renders a matched route as a whole document. */
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { DocumentContext } from './shell/document-context.ts';
import { inertJson } from './shell/handoff.ts';
import { handoffOf, withMatchedRoutes } from './shell/handoff.server.ts';
import { HtmlOfPart } from './ui/kept-part.tsx';
import { htmlOfPart } from './shell/html-of-part.server.tsx';
import { ServerHtml } from './ui/server-html.ts';
import { loadProblem } from './shell/problem-boundary.tsx';
import { dataOf, htmlOf, logErrorOf, takeBodyOf } from './lib/page/load-context.server.ts';

/** Theme and remembered choices are part of a page and of its data. */
const varyOfPages = 'cookie, user-agent';

/** In seconds, as in the API. */
const retryAfter = '5';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.append('vary', varyOfPages);
  if (status === 503) headers.set('retry-after', retryAfter);
  const handoff = await handoffOf(routerContext);
  if (handoff.failed) await loadProblem();
  // The stream has been read; without it React Router writes no inline script.
  const { serverHandoffStream: _, ...context } = withMatchedRoutes(routerContext);
  const html = renderToString(
    <DocumentContext
      value={{
        entry: handoff.entry,
        handoff: inertJson(JSON.stringify(handoff)),
        'page:data': inertJson(dataOf(loadContext)),
      }}
    >
      <ServerHtml value={htmlOf(loadContext)}>
        <HtmlOfPart value={htmlOfPart}>
          <ServerRouter context={context} url={request.url} />
        </HtmlOfPart>
      </ServerHtml>
    </DocumentContext>,
  );
  // As bytes: a response would check the text for lone surrogates first, and it is long.
  const body = new TextEncoder().encode(`<!doctype html>${html}`);
  const takeBody = takeBodyOf(loadContext);
  takeBody?.(body);
  const isEmpty = takeBody !== undefined || request.method === 'HEAD';
  return new Response(isEmpty ? null : body, { status, headers });
}

export const handleDataRequest: HandleDataRequestFunction = (response) => {
  response.headers.append('vary', varyOfPages);
  return response;
};

/** 4xx responses and aborted requests are not server errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  logErrorOf(context)(isRouteErrorResponse(error) ? new Error(`${error.status} ${error.statusText}`) : error);
};
