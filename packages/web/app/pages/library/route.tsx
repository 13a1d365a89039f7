/** @module /libraries/{key} */
import { LibraryView } from './library-view.tsx';
import { pageMeta } from '../../lib/page/meta.ts';
import { page } from './page.server.ts';
import { loadWithCookies } from '../../lib/page/page.server.ts';
import type { Route } from './+types/route.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta(
        loaderData.library.prettyLabel,
        loaderData.library.summary ??
          `How to install ${loaderData.library.prettyLabel} and load a model with it.`,
      )
    : [];

export const loader = (args: Route.LoaderArgs) => loadWithCookies(page, args);

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Library({ loaderData }: Route.ComponentProps) {
  return <LibraryView data={loaderData} />;
}
