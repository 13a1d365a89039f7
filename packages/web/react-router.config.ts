/** @module React Router's own settings. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';

interface Route {
  readonly path?: string;
  readonly hasDefaultExport: boolean;
  readonly hasAction: boolean;
}

interface Manifest {
  readonly routes: Readonly<Record<string, Route>>;
}

/** Files that a page loads through the router. */
const fetched = new Set(['/search.json']);

/** What a route does not have: the router reads a missing field as `false`, and no styles as none. */
const isDefault = (value: unknown): boolean =>
  value === false || (Array.isArray(value) && value.length === 0);

const shortened = (route: Route) =>
  Object.fromEntries(Object.entries(route).filter(([, value]) => !isDefault(value)));

/** Twins and images are loaded as documents: the list of routes in the browser does without them. */
function withoutFiles(script: string): string {
  const [start, end] = [script.indexOf('{'), script.lastIndexOf('}') + 1];
  const manifest: Manifest = JSON.parse(script.slice(start, end));
  const kept = Object.entries(manifest.routes)
    .filter(
      ([, { path, hasDefaultExport, hasAction }]) => hasDefaultExport || hasAction || fetched.has(path ?? ''),
    )
    .map(([id, route]) => [id, shortened(route)] as const);
  const fewer = JSON.stringify({ ...manifest, routes: Object.fromEntries(kept) });
  return script.slice(0, start) + fewer + script.slice(end);
}

export default {
  ssr: true,
  // The description of all routes is one cached file, not a part of every page and a request per link.
  routeDiscovery: { mode: 'initial' },
  buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const folder = join(buildDirectory, 'client', 'assets');
    for (const name of readdirSync(folder).filter((file) => /^manifest-.+\.js$/.test(file))) {
      const file = join(folder, name);
      writeFileSync(file, withoutFiles(readFileSync(file, 'utf8')));
    }
  },
} satisfies Config;
