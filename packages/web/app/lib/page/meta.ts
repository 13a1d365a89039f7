/** @module The title and description of a page, for tabs, search engines and previews. */
import type { MetaDescriptor } from 'react-router';
import { opened, type Sealed } from './sealed.ts';

export function pageMeta(title: string | undefined, description: string): MetaDescriptor[] {
  const fullTitle = title === undefined ? 'Loadout: from a model id to code that runs' : `${title} · Loadout`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: 'Loadout' },
    { property: 'og:type', content: 'website' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** The meta data of a page with data: none where its loader failed. */
export const metaOf = <Data>(
  shell: Sealed<Data> | undefined,
  meta: (shown: Data) => MetaDescriptor[],
): MetaDescriptor[] => (shell ? meta(opened(shell)) : []);
