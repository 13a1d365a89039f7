/** @module /datasets */
import { BrowseView } from '../components/browse-view.tsx';
import { pageMeta } from '../meta/meta.ts';
import { browsePage } from '../pages/browse.server.ts';
import { loadPage } from '../pages/page.server.ts';
import type { Route } from './+types/datasets.ts';

export const handle = { twins: true };
export const meta = () => pageMeta('Datasets', 'Find a dataset by task, language, licence and author.');
export const loader = (args: Route.LoaderArgs) => loadPage(browsePage('dataset'), args);

export default function Datasets({ loaderData }: Route.ComponentProps) {
  return <BrowseView {...loaderData} />;
}
