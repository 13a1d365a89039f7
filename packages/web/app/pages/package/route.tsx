/** @module /docs/packages/{name} */
import { ReadmePage } from '../../features/markdown/readme-page.tsx';
import { pageMeta } from '../../lib/page/meta.ts';
import { loadPage } from '../../lib/page/page.server.ts';
import { page } from './page.server.ts';
import { ReferenceList } from './reference-list.tsx';
import type { Route } from './+types/route.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData.title, loaderData.lead);
export const loader = (args: Route.LoaderArgs) => loadPage(page, args);

export default function Package({ loaderData }: Route.ComponentProps) {
  const { title, tree, codes } = loaderData;
  return (
    <ReadmePage title={title} tree={tree} codes={codes}>
      <ReferenceList {...loaderData} />
    </ReadmePage>
  );
}
