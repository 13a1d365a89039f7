/** @module Takes from React Router's context what its `<Scripts>` would write into the page. */
import type { EntryContext } from 'react-router';
import type { Handoff } from './handoff.ts';

export async function handoffOf(context: EntryContext): Promise<Handoff> {
  const { manifest, serverHandoffString, serverHandoffStream, staticHandlerContext } = context;
  if (serverHandoffString === undefined || serverHandoffStream === undefined)
    throw new TypeError('React Router no longer provides hydration data in this form.');
  const settings: Readonly<Record<string, unknown>> = JSON.parse(serverHandoffString);
  const matched = staticHandlerContext.matches.map(({ route }) => {
    const entry = manifest.routes[route.id];
    if (!entry) throw new TypeError(`The route ${route.id} is not in the manifest.`);
    return { id: route.id, entry };
  });
  return {
    context: settings,
    state: await new Response(serverHandoffStream).text(),
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: Object.fromEntries(matched.map(({ id, entry }) => [id, modulesOf(entry)])),
    preloads: [...new Set(matched.flatMap(({ entry }) => entry.imports ?? []))],
    failed: staticHandlerContext.errors !== null,
    hmr: manifest.hmr?.runtime,
  };
}

type RouteEntry = NonNullable<EntryContext['manifest']['routes'][string]>;

/** The last one wins, as in `<Scripts>`. */
const modulesOf = (entry: RouteEntry): readonly string[] =>
  [
    entry.clientActionModule,
    entry.clientLoaderModule,
    entry.clientMiddlewareModule,
    entry.hydrateFallbackModule,
    entry.module,
  ].filter((module) => module !== undefined);

/** The context with the matched routes only: for every page, the router would otherwise make all routes of the site again. */
export function withMatchedRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]]),
  );
  return { ...context, manifest: { ...manifest, routes } };
}
