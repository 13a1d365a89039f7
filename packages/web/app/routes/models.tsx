/** @module /models */
import { BrowseView } from '../components/browse-view.tsx';
import { pageMeta } from '../meta/meta.ts';
import { browsePage } from '../pages/browse.server.ts';
import { loadPage } from '../pages/page.server.ts';
import type { Route } from './+types/models.ts';

export const handle = { twins: true };
export const meta = () =>
  pageMeta(
    'Models',
    'Find a model by task, library, language, licence and size, and get the code that runs it.',
  );
export const loader = (args: Route.LoaderArgs) => loadPage(browsePage('model'), args);

export default function Models({ loaderData }: Route.ComponentProps) {
  return <BrowseView {...loaderData} />;
}
