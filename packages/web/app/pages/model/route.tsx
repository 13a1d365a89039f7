/** @module /models/{owner}/{name} */
import { ModelView } from './model-view.tsx';
import { pageMeta } from '../../lib/page/meta.ts';
import { page } from './page.server.ts';
import { shownCard } from '../../features/card/card.server.ts';
import { loadPage, withCookies } from '../../lib/page/page.server.ts';
import type { Route } from './+types/route.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta(
        loaderData.summary.id,
        `Code that runs ${loaderData.summary.id}${loaderData.panel ? ` with ${loaderData.panel.chosen.label}` : ''}: install command, snippet, files and license.`,
      )
    : [];

export async function loader(args: Route.LoaderArgs) {
  const { cookies, record: _, options: __, card, ...shown } = await loadPage(page, args);
  return withCookies({ ...shown, card: shownCard(args.context, card) }, cookies);
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Model({ loaderData }: Route.ComponentProps) {
  return <ModelView model={loaderData} />;
}
