/** @module /apps/{key} */
import { metaOf, pageMeta } from '../../lib/page/meta.ts';
import { loadWithCookies } from '../../lib/page/page.server.ts';
import { AppView } from './app-view.tsx';
import { page } from './page.server.ts';
import { opened } from '../../lib/page/sealed.ts';
import type { Route } from './+types/route.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  metaOf(loaderData, (shown) => pageMeta(shown.app.label, shown.app.summary));

export const loader = (args: Route.LoaderArgs) => loadWithCookies(page, args);

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function App({ loaderData }: Route.ComponentProps) {
  return <AppView data={opened(loaderData)} />;
}
