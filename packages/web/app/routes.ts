/** @module Which file answers which address. Every page also answers with .md and .json behind its address. */
import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { feedPath } from './feed/feed.ts';
import { pagePatterns } from './pages/patterns.ts';
import { pagesMap, repositoryMaps } from './sitemap/addresses.ts';

const pages = Object.entries(pagePatterns).map(([name, pattern]) =>
  pattern === '/' ? index(`routes/${name}.tsx`) : route(pattern, `routes/${name}.tsx`),
);

const twins = Object.entries(pagePatterns).flatMap(([name, pattern]) =>
  ['md', 'json'].map((format) =>
    route(`${pattern === '/' ? '/index' : pattern}.${format}`, 'routes/twin.ts', { id: `${name}.${format}` }),
  ),
);

const previews = (['task', 'library', 'model', 'dataset', 'space'] as const).map((name) =>
  route(`${pagePatterns[name].replace('?', '')}/social.png`, 'routes/social.ts', { id: `${name}.social` }),
);

export default [
  ...pages,
  ...twins,
  route('/models/:owner/:name/snippet', 'routes/snippet-file.ts'),
  route('/datasets/:owner/:name/snippet', 'routes/dataset-file.ts'),
  route('/spaces/:owner/:name/snippet', 'routes/space-file.ts'),
  route('/playground/snippet', 'routes/playground-file.ts'),
  route('/libraries/:key/snippet', 'routes/library-file.ts'),
  ...previews,
  route('/theme', 'routes/theme.ts'),
  route(feedPath, 'routes/feed.ts'),
  route('/sitemap.xml', 'routes/sitemap.ts'),
  route(pagesMap, 'routes/sitemap-pages.ts'),
  ...Object.keys(repositoryMaps).map((path) => route(path, 'routes/sitemap-part.ts', { id: path })),
  route('/robots.txt', 'routes/robots.ts'),
  route('/opensearch.xml', 'routes/opensearch.ts'),
  route('*', 'routes/not-found.ts'),
] satisfies RouteConfig;
