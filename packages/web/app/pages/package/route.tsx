/** @module /docs/packages/{name} */
import { ReadmePage } from '../../features/markdown/readme-page.tsx';
import { metaOf, pageMeta } from '../../lib/page/meta.ts';
import { loadSealed } from '../../lib/page/page.server.ts';
import { page } from './page.server.ts';
import { ReferenceList } from './reference-list.tsx';
import { opened } from '../../lib/page/sealed.ts';
import type { Route } from './+types/route.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  metaOf(loaderData, (shown) => pageMeta(shown.title, shown.lead));
export const loader = (args: Route.LoaderArgs) => loadSealed(page, args);

export default function Package({ loaderData }: Route.ComponentProps) {
  const shown = opened(loaderData);
  const { title, tree, codes } = shown;
  return (
    <ReadmePage title={title} tree={tree} codes={codes}>
      <ReferenceList {...shown} />
    </ReadmePage>
  );
}
