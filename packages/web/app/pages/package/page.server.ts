/** @module One package: its README. */
import { redirect } from 'react-router';
import { readmes, type ReadmeView, readmeView } from '../../features/markdown/readmes.server.ts';
import type { Page } from '../../lib/page/page.server.ts';

export const page: Page<ReadmeView> = {
  load({ params: { name = '' } }) {
    const readme = readmeView(name);
    if (readme === undefined) throw redirect('/docs/packages');
    return readme;
  },
  paths: () => readmes.map(({ name }) => `/docs/packages/${name}`),
  markdown: ({ text }) => text,
  json: ({ tree: _tree, ...readme }) => readme,
};
