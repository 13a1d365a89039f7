/** @module /inference/{provider} */
import { metaOf, pageMeta } from '../../lib/page/meta.ts';
import { loadWithCookies } from '../../lib/page/page.server.ts';
import { page } from './page.server.ts';
import { ProviderView } from './provider-view.tsx';
import { opened } from '../../lib/page/sealed.ts';
import type { Route } from './+types/route.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  metaOf(loaderData, (shown) => pageMeta(shown.provider.name, shown.provider.summary));

export const loader = (args: Route.LoaderArgs) => loadWithCookies(page, args);

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Provider({ loaderData }: Route.ComponentProps) {
  return <ProviderView data={opened(loaderData)} />;
}
