/** @module /spaces */
import { BrowseView } from '../components/browse-view.tsx';
import { pageMeta } from '../meta/meta.ts';
import { browsePage } from '../pages/browse.server.ts';
import { loadPage } from '../pages/page.server.ts';
import type { Route } from './+types/spaces.ts';

export const handle = { twins: true };
export const meta = () => pageMeta('Spaces', 'Find a demo application by author, licence and tag.');
export const loader = (args: Route.LoaderArgs) => loadPage(browsePage('space'), args);

export default function Spaces({ loaderData }: Route.ComponentProps) {
  return <BrowseView {...loaderData} />;
}
