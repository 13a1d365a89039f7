/** @module How to switch from the peer packages: the README of `@loadout/compat` with its own title. */
import { type ReadmeView, readmeView } from '../../features/markdown/readmes.server.ts';
import type { Page } from '../../lib/page/page.server.ts';
import { title } from './title.ts';

export const page: Page<ReadmeView> = {
  async load() {
    const readme = await readmeView('compat');
    if (readme === undefined) throw new Error('The package compat has no README.');
    return readme;
  },
  markdown: ({ text }) => text.replace(/^# .+/, `# ${title}`),
  json: ({ tree: _tree, codes: _codes, ...readme }) => readme,
};
