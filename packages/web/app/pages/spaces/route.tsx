/** @module /spaces */
import { BrowseView } from '../../features/browse/browse-view.tsx';
import { listTitle } from '../../features/browse/title.ts';
import { pageMeta } from '../../lib/page/meta.ts';
import { page } from './page.server.ts';
import { loadPage } from '../../lib/page/page.server.ts';
import type { Route } from './+types/route.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(listTitle(loaderData), 'Find a demo application by author, licence and tag.');
export const loader = (args: Route.LoaderArgs) => loadPage(page, args);

export default function Spaces({ loaderData }: Route.ComponentProps) {
  return <BrowseView {...loaderData} />;
}
