/** @module The entry of the server build: one function that handles every page request. */
import { createRequestHandler, type RequestHandler } from 'react-router';
import type { Render } from '@loadout/server';
import * as build from 'virtual:react-router/server-build';
import { pageKey } from './shell/page-key.ts';
import { withKnownParameters } from './shell/parameters.ts';
import { firstPart, isForData, routeGroups } from './shell/route-groups.ts';
import { spellingRedirect } from './shell/spelling.ts';
import { missingTwin } from './shell/twin-response.ts';
import { places } from './pages/search/places.server.ts';
import { provide } from './lib/page/load-context.server.ts';

// The style sheet is linked like any other file, so no critical CSS is inlined.
const { basename = '/', allowedActionOrigins = [], unstable_getCriticalCss: _, ...rest } = build;
const handlerOf = (routes: typeof build.routes): RequestHandler =>
  createRequestHandler({ ...rest, routes, basename, allowedActionOrigins }, import.meta.env.MODE);
const handleAny = handlerOf(build.routes);
const handlers = new Map([...routeGroups(build.routes)].map(([part, routes]) => [part, handlerOf(routes)]));

/** Another letter case has been redirected; a path that no group has may still have a route, such as that of no page. */
const handle: RequestHandler = (request, context) =>
  (handlers.get(firstPart(new URL(request.url).pathname)) ?? handleAny)(request, context);

const patterns = Object.values(build.routes).flatMap((route) =>
  route?.path === undefined || route.path === '*' ? [] : [route.path],
);

export const render: Render = async (request, context) =>
  spellingRedirect(patterns, request) ??
  missingTwin(patterns, request) ??
  handle(withKnownParameters(request), provide(context, isForData(new URL(request.url).pathname)));

/** What a page depends on, for the cache of pages. */
export const keyOf = pageKey;

/** The pages as the search over everything finds them. */
export const pages = places;
