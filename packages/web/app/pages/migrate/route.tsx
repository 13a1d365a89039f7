/** @module /docs/migrate */
import { ReadmePage } from '../../features/markdown/readme-page.tsx';
import { pageMeta } from '../../lib/page/meta.ts';
import { loadPage } from '../../lib/page/page.server.ts';
import { page } from './page.server.ts';
import { title } from './title.ts';
import type { Route } from './+types/route.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(title, loaderData.lead);
export const loader = (args: Route.LoaderArgs) => loadPage(page, args);

export default function Migrate({ loaderData: { tree, codes } }: Route.ComponentProps) {
  return <ReadmePage title={title} tree={tree} codes={codes} />;
}
