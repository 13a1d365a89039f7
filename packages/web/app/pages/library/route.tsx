/** @module /libraries/{key} */
import { LibraryView } from './library-view.tsx';
import { metaOf, pageMeta } from '../../lib/page/meta.ts';
import { page } from './page.server.ts';
import { loadWithCookies } from '../../lib/page/page.server.ts';
import { opened } from '../../lib/page/sealed.ts';
import type { Route } from './+types/route.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  metaOf(loaderData, (shown) =>
    pageMeta(
      shown.library.prettyLabel,
      shown.library.summary ?? `How to install ${shown.library.prettyLabel} and load a model with it.`,
    ),
  );

export const loader = (args: Route.LoaderArgs) => loadWithCookies(page, args);

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Library({ loaderData }: Route.ComponentProps) {
  return <LibraryView data={opened(loaderData)} />;
}
