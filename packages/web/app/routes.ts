/** @module Which file serves which path. Pages are the folders of `pages/` that have a `page.ts`. */
import { globSync } from 'node:fs';
import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { feedPath } from './features/feed/feed.ts';
import { pagesMap, repositoryMaps } from './features/sitemap/addresses.ts';
import { type PageDeclaration, pathBelow } from './lib/page/define-page.ts';

const folder = new URL('pages/', import.meta.url);

async function routesOf(name: string): Promise<readonly RouteConfigEntry[]> {
  const module: { readonly default: PageDeclaration } = await import(
    /* @vite-ignore */ new URL(`${name}/page.ts`, folder).href
  );
  const declaration = module.default;
  const { path, files = [], picture = false, hidden = false } = declaration;
  const routeFile = `pages/${name}/route.tsx`;
  return [
    path === '/' ? index(routeFile) : route(path, routeFile),
    ...(hidden ? [] : ['md', 'json']).map((format) =>
      route(`${path === '/' ? '/index' : path}.${format}`, 'shell/twin.ts', { id: `${name}.${format}` }),
    ),
    ...files.map((file) => route(pathBelow(declaration, file), `pages/${name}/${file}.ts`)),
    ...(picture
      ? [route(pathBelow(declaration, 'social.png'), 'features/social/route.ts', { id: `${name}.social` })]
      : []),
  ];
}

const names = globSync('*/page.ts', { cwd: folder }).map((file) => file.slice(0, -'/page.ts'.length));

export default [
  ...(await Promise.all(names.toSorted().map(routesOf))).flat(),
  route('/theme', 'shell/theme.ts'),
  route(feedPath, 'features/feed/route.ts'),
  route('/sitemap.xml', 'features/sitemap/sitemap.ts'),
  route(pagesMap, 'shell/sitemap-pages.ts'),
  ...Object.keys(repositoryMaps).map((path) => route(path, 'features/sitemap/sitemap-part.ts', { id: path })),
  route('/robots.txt', 'features/sitemap/robots.ts'),
  route('/opensearch.xml', 'features/search/opensearch.ts'),
  route('*', 'shell/not-found.ts'),
] satisfies RouteConfig;
