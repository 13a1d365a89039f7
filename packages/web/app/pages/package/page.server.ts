/** @module One package: its README, and each of its exports, or those that were searched for. */
import { redirect } from 'react-router';
import { readmes, type ReadmeView, readmeView } from '../../features/markdown/readmes.server.ts';
import type { Page } from '../../lib/page/page.server.ts';
import { isFound, type ReferenceEntry, referenceMarkdown, referenceOf } from './reference.server.ts';

export interface PackageData extends ReadmeView {
  readonly query: string;
  /** Number of exports, with those that the query leaves out. */
  readonly exports: number;
  readonly reference: readonly ReferenceEntry[];
}

export const page: Page<PackageData> = {
  async load({ params: { name = '' }, url }) {
    const readme = await readmeView(name);
    if (readme === undefined) throw redirect('/docs/packages');
    const query = (url.searchParams.get('q') ?? '').slice(0, 200).trim();
    const all = await referenceOf(name);
    return {
      ...readme,
      query,
      exports: all.length,
      reference: all.filter((entry) => isFound(query, entry)),
    };
  },
  paths: () => readmes.map(({ name }) => `/docs/packages/${name}`),
  markdown: ({ name, text, query }) => {
    const reference = referenceMarkdown(name, query);
    return reference === '' ? text : `${text.trimEnd()}\n\n## API reference\n\n${reference}\n`;
  },
  json: ({ tree: _tree, codes: _codes, reference, ...readme }) => ({
    ...readme,
    reference: reference.map(({ signature, example, ...entry }) => ({
      ...entry,
      signature: signature.text,
      ...(example && { example: example.text }),
    })),
  }),
};
