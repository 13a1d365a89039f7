/** @module /spaces/{owner}/{name} */
import { RepositoryView } from '../repository/repository-view.tsx';
import { shownCard } from '../../features/card/card.server.ts';
import { pageMeta } from '../../lib/page/meta.ts';
import { loadPage, withCookies } from '../../lib/page/page.server.ts';
import { page } from './page.server.ts';
import type { Route } from './+types/route.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta(
        loaderData.summary.id,
        `Code that uses the space ${loaderData.summary.id}: install command, snippet, files, license and the models that use it.`,
      )
    : [];

export async function loader(args: Route.LoaderArgs) {
  const { cookies, record: _, card, ...shown } = await loadPage(page, args);
  return withCookies({ ...shown, card: shownCard(args.context, card) }, cookies);
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Space({ loaderData }: Route.ComponentProps) {
  return <RepositoryView {...loaderData} />;
}
