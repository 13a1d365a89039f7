/** @module One package: its README, the index of its exports, and the requested ones in full. */
import { redirect } from 'react-router';
import { readmes, type ReadmeView, readmeView } from '../../features/markdown/readmes.server.ts';
import type { Page } from '../../lib/page/page.server.ts';
import {
  colored,
  groupsOf,
  type ReferenceChoice,
  type ReferenceEntry,
  type ReferenceGroup,
  referenceMarkdown,
  referenceOf,
} from './reference.server.ts';

export type IndexEntry = Pick<ReferenceEntry, 'name' | 'anchor' | 'kind' | 'comment' | 'group'>;

export interface PackageData extends ReadmeView, ReferenceChoice {
  readonly groups: readonly ReferenceGroup[];
  /** All exports, each in one line; empty where some are shown in full. */
  readonly index: readonly IndexEntry[];
  /** The query. */
  readonly entries: readonly ReferenceEntry[];
}

export const page: Page<PackageData> = {
  async load({ params: { name = '' }, url }) {
    const readme = await readmeView(name);
    if (readme === undefined) throw redirect('/docs/packages');
    const query = (url.searchParams.get('q') ?? '').slice(0, 200).trim();
    const groups = groupsOf(name);
    const part = groups.find(({ key }) => key === url.searchParams.get('part'))?.key;
    const found = referenceOf(name, { query, part });
    const isAll = query === '' && part === undefined;
    return {
      ...readme,
      query,
      part,
      groups,
      index: isAll ? found.map((entry) => indexed(entry)) : [],
      entries: isAll ? [] : await colored(found),
    };
  },
  paths: () => readmes.map(({ name }) => `/docs/packages/${name}`),
  markdown: ({ name, text, query, part }) => {
    const reference = referenceMarkdown(name, { query, part });
    return reference === '' ? text : `${text.trimEnd()}\n\n## API reference\n\n${reference}\n`;
  },
  json: ({ name, title, lead, text, query, part, groups }) => ({
    name,
    title,
    lead,
    text,
    groups,
    reference: referenceOf(name, { query, part }),
  }),
};

const indexed = ({ name, anchor, kind, comment, group }: IndexEntry): IndexEntry => ({
  name,
  anchor,
  kind,
  comment,
  group,
});
