/** @module /datasets */
import { BrowseView } from '../../features/browse/browse-view.tsx';
import { listTitle } from '../../features/browse/title.ts';
import { pageMeta } from '../../lib/page/meta.ts';
import { page } from './page.server.ts';
import { loadPage } from '../../lib/page/page.server.ts';
import type { Route } from './+types/route.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(listTitle(loaderData), 'Find a dataset by task, language, license, size and author.');
export const loader = (args: Route.LoaderArgs) => loadPage(page, args);

export default function Datasets({ loaderData }: Route.ComponentProps) {
  return <BrowseView {...loaderData} />;
}
