/** @module Renders a matched route as a whole document. */
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { DocumentContext } from './shell/document-context.ts';
import { handoffJson } from './shell/handoff.ts';
import { handoffOf } from './shell/handoff.server.ts';
import { loadProblem } from './shell/problem-boundary.tsx';
import { logErrorOf } from './lib/page/load-context.server.ts';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  // Theme and remembered choices are part of the page.
  headers.append('vary', 'cookie, user-agent');
  const handoff = await handoffOf(routerContext);
  if (handoff.failed) await loadProblem();
  // The stream has been read; without it React Router writes no inline script of its own.
  const { serverHandoffStream: _, ...context } = routerContext;
  const html = renderToString(
    <DocumentContext value={{ entry: handoff.entry, handoff: handoffJson(handoff) }}>
      <ServerRouter context={context} url={request.url} />
    </DocumentContext>,
  );
  return new Response(request.method === 'HEAD' ? null : `<!doctype html>${html}`, { status, headers });
}

/** A response of 4xx is the visitor's fault, and a request that was aborted is nobody's: neither is an error of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  logErrorOf(context)(isRouteErrorResponse(error) ? new Error(`${error.status} ${error.statusText}`) : error);
};
