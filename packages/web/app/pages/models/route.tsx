/** @module /models */
import { BrowseView } from '../../features/browse/browse-view.tsx';
import { listTitle } from '../../features/browse/title.ts';
import { metaOf, pageMeta } from '../../lib/page/meta.ts';
import { page } from './page.server.ts';
import { loadSealed } from '../../lib/page/page.server.ts';
import { opened } from '../../lib/page/sealed.ts';
import type { Route } from './+types/route.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  metaOf(loaderData, (shown) =>
    pageMeta(
      listTitle(shown),
      'Find a model by task, library, language, license and size, and get the code that runs it.',
    ),
  );
export const loader = (args: Route.LoaderArgs) => loadSealed(page, args);

export default function Models({ loaderData }: Route.ComponentProps) {
  return <BrowseView {...opened(loaderData)} />;
}
