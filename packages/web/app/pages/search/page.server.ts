/** @module Search over everything: tasks, libraries, repositories, pages. The palette reads its JSON. */
import type { HubRecord, Services } from '@loadout/server';
import {
  datasetPath,
  libraryPath,
  modelPath,
  pathOf,
  spacePath,
  taskPath,
  withQuery,
} from '../../lib/links/links.ts';
import { escapeMarkdown, bullets, link, markdownDocument } from '../../lib/markdown/markdown.server.ts';
import { matchesWords } from '../../features/search/matches.ts';
import { pastedReference } from '../../features/search/pasted.ts';
import type { SearchData, SearchEntry, SearchGroup } from '../../features/search/search-data.ts';
import { placesIn } from '../index.ts';
import type { Page } from '../../lib/page/page.server.ts';

const perGroup = 6;

const places: readonly SearchEntry[] = [
  ...[...placesIn('header'), ...placesIn('footer')].map(({ name, detail, path }) => ({
    name,
    detail,
    href: path,
  })),
  { name: 'HTTP API', detail: 'OpenAPI, MCP', href: '/docs' },
];

export const page: Page<SearchData> = {
  async load({ services, url }) {
    const query = (url.searchParams.get('q') ?? '').slice(0, 300).trim();
    if (query === '') return { query, groups: [{ name: 'Pages', entries: places }] };
    const [found, ...repositories] = await Promise.all([
      destination(services, query),
      repositoryGroup(services, 'model', 'Models', modelPath, query),
      repositoryGroup(services, 'dataset', 'Datasets', datasetPath, query),
      repositoryGroup(services, 'space', 'Spaces', spacePath, query),
    ]);
    const [models, ...others] = repositories;
    const groups = [
      taskGroup(services, query),
      libraryGroup(services, query),
      models,
      ...others,
      pageGroup(query),
    ];
    return {
      query,
      ...found,
      groups: groups.filter((group) => group !== undefined && group.entries.length > 0),
    };
  },

  markdown: ({ query, groups }) =>
    markdownDocument(
      `# ${query === '' ? 'Search' : `Search: ${escapeMarkdown(query)}`}`,
      ...groups.flatMap((group) => [
        `## ${group.name}`,
        bullets(
          group.entries.map(
            (entry) =>
              link(entry.name, entry.href) +
              (entry.detail === undefined ? '' : `: ${escapeMarkdown(entry.detail)}`),
          ),
        ),
      ]),
    ),
};

/** An id or URL of a record leads to its page; an id that is unknown, to the form that describes it. */
async function destination(services: Services, query: string): Promise<Pick<SearchData, 'go' | 'describe'>> {
  const reference = pastedReference(query);
  if (!reference) return {};
  const { kind, id, certain } = reference;
  if (certain || (await services.record(kind, id)) !== undefined) return { go: pathOf[kind](id) };
  return kind === 'model' ? { describe: withQuery('/playground', { id }) } : {};
}

const taskGroup = (services: Services, query: string): SearchGroup => {
  const found = services.tasks().filter((task) => matchesWords(query, task.label, task.id));
  return {
    name: 'Tasks',
    more: withQuery('/tasks', { q: query }),
    entries: found
      .slice(0, perGroup)
      .map((task) => ({ name: task.label, detail: task.id, href: taskPath(task.id) })),
  };
};

const libraryGroup = (services: Services, query: string): SearchGroup => {
  const found = services
    .libraries()
    .filter((library) => matchesWords(query, library.prettyLabel, library.key, library.repoName))
    .toSorted((a, b) => a.key.length - b.key.length);
  return {
    name: 'Libraries',
    more: withQuery('/libraries', { q: query }),
    entries: found
      .slice(0, perGroup)
      .map((library) => ({ name: library.prettyLabel, detail: library.key, href: libraryPath(library.key) })),
  };
};

async function repositoryGroup(
  services: Services,
  kind: 'model' | 'dataset' | 'space',
  name: string,
  path: (id: string) => string,
  query: string,
): Promise<SearchGroup> {
  const text = pastedReference(query)?.id ?? query;
  const { items } = await services.search(kind, { text, sort: 'relevance', limit: perGroup });
  return {
    name,
    more: withQuery(`/${kind}s`, { q: text }),
    entries: items.map((item) => repositoryEntry(item, path)),
  };
}

const repositoryEntry = ({ id, pipeline_tag }: HubRecord, path: (id: string) => string): SearchEntry => ({
  name: id,
  ...(pipeline_tag !== undefined && { detail: pipeline_tag }),
  href: path(id),
});

const pageGroup = (query: string): SearchGroup => ({
  name: 'Pages',
  entries: places.filter(({ name, detail }) => matchesWords(query, name, detail)),
});
