/** @module Search over everything: tasks, libraries, apps, providers, hardware, pages and records. The palette reads its JSON. */
import type { Found, FoundKind } from '@loadout/server';
import { withQuery } from '../../lib/links/links.ts';
import { escapeMarkdown, bullets, link, markdownDocument } from '../../lib/markdown/markdown.server.ts';
import type { SearchData, SearchEntry } from '../../features/search/search-data.ts';
import type { Page } from '../../lib/page/page.server.ts';
import { places } from './places.server.ts';

const shown = 20;

const kindNames: Readonly<Record<FoundKind, string>> = {
  task: 'Task',
  library: 'Library',
  app: 'App',
  provider: 'Provider',
  quantization: 'Quantization',
  hardware: 'Hardware',
  page: 'Page',
  model: 'Model',
  dataset: 'Dataset',
  space: 'Space',
};

const lists = [
  { name: 'Models', path: '/models' },
  { name: 'Datasets', path: '/datasets' },
  { name: 'Spaces', path: '/spaces' },
  { name: 'Libraries', path: '/libraries' },
];

export const page: Page<SearchData> = {
  async load({ services, url }) {
    const text = url.searchParams.get('q') ?? '';
    const { query, go, unknownModel, results } = await services.find({ text, limit: shown, pages: places });
    return {
      query,
      ...(go !== undefined && { go }),
      ...(unknownModel !== undefined && { describe: withQuery('/playground', { id: unknownModel }) }),
      results: query === '' ? places.map(entryOf) : results.map(entryOf),
      lists:
        query === '' ? [] : lists.map(({ name, path }) => ({ name, href: withQuery(path, { q: query }) })),
    };
  },

  markdown: ({ query, results }) =>
    markdownDocument(
      `# ${query === '' ? 'Search' : `Search: ${escapeMarkdown(query)}`}`,
      bullets(
        results.map(
          ({ kind, name, detail, href }) =>
            `${kind}: ${link(name, href)}${detail === undefined ? '' : `: ${escapeMarkdown(detail)}`}`,
        ),
      ),
    ),
};

const entryOf = ({
  kind,
  name,
  detail,
  path,
  matched,
}: Pick<Found, 'kind' | 'name' | 'detail' | 'path' | 'matched'>): SearchEntry => ({
  kind: kindNames[kind],
  name,
  ...(detail !== undefined && { detail }),
  ...(matched !== undefined && { matched }),
  href: path,
});
