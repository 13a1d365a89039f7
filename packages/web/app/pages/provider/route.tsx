/** @module /inference/{provider} */
import { pageMeta } from '../../lib/page/meta.ts';
import { loadPage, withCookies } from '../../lib/page/page.server.ts';
import { page } from './page.server.ts';
import { ProviderView } from './provider-view.tsx';
import type { Route } from './+types/route.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageMeta(loaderData.provider.name, loaderData.provider.summary) : [];

export async function loader(args: Route.LoaderArgs) {
  const { cookies, ...shown } = await loadPage(page, args);
  return withCookies(shown, cookies);
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Provider({ loaderData }: Route.ComponentProps) {
  return <ProviderView data={loaderData} />;
}
