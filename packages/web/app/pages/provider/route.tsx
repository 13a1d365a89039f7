/** @module /inference/{provider} */
import { data } from 'react-router';
import { pageMeta } from '../../lib/page/meta.ts';
import { loadPage } from '../../lib/page/page.server.ts';
import { page } from './page.server.ts';
import { ProviderView } from './provider-view.tsx';
import type { Route } from './+types/route.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageMeta(loaderData.provider.name, loaderData.provider.summary) : [];

export async function loader(args: Route.LoaderArgs) {
  const { cookies, ...shown } = await loadPage(page, args);
  return data(shown, { headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Provider({ loaderData }: Route.ComponentProps) {
  return <ProviderView data={loaderData} />;
}
