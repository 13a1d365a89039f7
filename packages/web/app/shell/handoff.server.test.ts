/** @module Fails when an upgrade of React Router changes what `<DeferredScripts>` replaces. */
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { handoffOf, withMatchedRoutes } from './handoff.server.ts';
import { type Handoff, inertJson, readHandoff } from './handoff.ts';

const asset = (id: string) => ({
  id,
  ...(id !== 'root' && { parentId: 'root', path: id }),
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  module: `/assets/${id}.js`,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
  imports: ['/assets/shared.js'],
});

let context: EntryContext | undefined;
let scripts = '';
let withFewRoutes = '';

/** What `<Scripts>` writes for the same request. */
const withScripts = (given: EntryContext, url: string): string =>
  renderToString(createElement(ServerRouter, { context: given, url }));

const route = (id: string, component: () => ReactNode) => ({
  id,
  ...(id !== 'root' && { parentId: 'root', path: id }),
  module: { default: component, loader: () => ({ said: `</script>${id}` }) },
});

function buildWith(handle: (given: EntryContext, url: string) => void): ServerBuild {
  const manifest = {
    version: '1',
    url: '/assets/manifest.js',
    entry: { module: '/assets/entry.js', imports: [] },
    routes: { root: asset('root'), page: asset('page'), other: asset('other') },
  };
  return {
    assets: manifest,
    assetsBuildDirectory: '',
    publicPath: '/',
    basename: '/',
    entry: {
      module: {
        default: (request: Request, status: number, headers: Headers, given: EntryContext) => {
          handle(given, request.url);
          return new Response('', { status, headers });
        },
      },
    },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    allowedActionOrigins: [],
    routes: {
      root: route('root', () => createElement('html', null, createElement(Outlet), createElement(Scripts))),
      page: route('page', () => createElement('p', null, 'page')),
      other: route('other', () => createElement('p', null, 'other')),
    },
  };
}

const request = async (handle: (given: EntryContext, url: string) => void): Promise<void> => {
  const respond = createRequestHandler(buildWith(handle), 'production');
  await respond(new Request('http://site.example/page'), new RouterContextProvider());
};

describe('the hydration data', () => {
  let handoff: Handoff;
  beforeAll(async () => {
    await request((given, url) => {
      const { serverHandoffStream: _, ...rest } = given;
      scripts = withScripts(rest, url);
      withFewRoutes = withScripts(withMatchedRoutes(rest), url);
    });
    await request((given) => {
      context = given;
    });
    if (!context) throw new Error('React Router did not call the server entry.');
    handoff = await handoffOf(context);
  });

  it('names the modules that <Scripts> imports', () => {
    for (const module of [handoff.manifest, handoff.entry, ...Object.values(handoff.routes).flat()])
      expect(scripts).toContain(module);
    expect(Object.keys(handoff.routes)).toEqual(['root', 'page']);
  });

  it('has the settings that <Scripts> sets', () => {
    const set = /window\.__reactRouterContext = (\{.*?\});/.exec(scripts)?.[1] ?? '';
    expect(handoff.context).toEqual(JSON.parse(set));
    expect(scripts).toContain('window.__reactRouterRouteModules = {');
  });

  it('has the data of every loader, and cannot end its script element', () => {
    expect(handoff.state).toContain('</script>page');
    const json = JSON.stringify(handoff);
    expect(inertJson(json)).not.toContain('<');
    expect(readHandoff(inertJson(json))).toEqual(JSON.parse(json));
  });

  it('renders the same page with the matched routes alone', () => {
    if (!context) throw new Error('There is no context.');
    expect(Object.keys(withMatchedRoutes(context).manifest.routes)).toEqual(['root', 'page']);
    expect(withFewRoutes).toContain('<p>page</p>');
    expect(withFewRoutes).toBe(scripts);
  });

  it('is refused when it has another shape', () => {
    expect(() => readHandoff('{}')).toThrow('hydration data');
  });
});
