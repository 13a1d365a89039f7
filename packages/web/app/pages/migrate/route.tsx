/** @module /docs/migrate */
import { ReadmePage } from '../../features/markdown/readme-page.tsx';
import { metaOf, pageMeta } from '../../lib/page/meta.ts';
import { loadSealed } from '../../lib/page/page.server.ts';
import { page } from './page.server.ts';
import { title } from './title.ts';
import { opened } from '../../lib/page/sealed.ts';
import type { Route } from './+types/route.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  metaOf(loaderData, (shown) => pageMeta(title, shown.lead));
export const loader = (args: Route.LoaderArgs) => loadSealed(page, args);

export default function Migrate({ loaderData }: Route.ComponentProps) {
  const { tree, codes } = opened(loaderData);
  return <ReadmePage title={title} tree={tree} codes={codes} />;
}
