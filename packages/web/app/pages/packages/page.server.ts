/** @module The published packages, each with its first sentences. */
import { type Readme, readmes } from '../../features/markdown/readmes.server.ts';
import { markdownDocument } from '../../lib/markdown/markdown.server.ts';
import type { Page } from '../../lib/page/page.server.ts';

export interface PackagesData {
  readonly packages: readonly Pick<Readme, 'name' | 'title' | 'lead'>[];
}

export const page: Page<PackagesData> = {
  load: () => ({ packages: readmes.map(({ name, title, lead }) => ({ name, title, lead })) }),

  markdown: ({ packages }) =>
    markdownDocument(
      '# Packages',
      ...packages.map(({ name, title, lead }) => `## [${title}](/docs/packages/${name}.md)\n\n${lead}`),
    ),
};
