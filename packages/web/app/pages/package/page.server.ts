/** @module One package: its README, and each of its exports. */
import { redirect } from 'react-router';
import { readmes, type ReadmeView, readmeView } from '../../features/markdown/readmes.server.ts';
import type { Page } from '../../lib/page/page.server.ts';
import { type ReferenceEntry, referenceMarkdown, referenceOf } from './reference.server.ts';

export interface PackageData extends ReadmeView {
  readonly reference: readonly ReferenceEntry[];
}

export const page: Page<PackageData> = {
  async load({ params: { name = '' } }) {
    const readme = await readmeView(name);
    if (readme === undefined) throw redirect('/docs/packages');
    return { ...readme, reference: await referenceOf(name) };
  },
  paths: () => readmes.map(({ name }) => `/docs/packages/${name}`),
  markdown: ({ name, text }) => {
    const reference = referenceMarkdown(name);
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
