/** @module /models/{owner}/{name} */
import { ModelView } from './model-view.tsx';
import { metaOf, pageMeta } from '../../lib/page/meta.ts';
import { page } from './page.server.ts';
import { shownCard } from '../../features/card/card.server.ts';
import { loadPage, withCookies } from '../../lib/page/page.server.ts';
import { opened } from '../../lib/page/sealed.ts';
import type { Route } from './+types/route.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  metaOf(loaderData, (shown) =>
    pageMeta(
      shown.summary.id,
      `Code that runs ${shown.summary.id}${shown.panel ? ` with ${shown.panel.chosen.label}` : ''}: install command, snippet, files and license.`,
    ),
  );

export async function loader(args: Route.LoaderArgs) {
  const { cookies, record: _, options: __, card, ...shown } = await loadPage(page, args);
  return withCookies(args.context, { ...shown, card: shownCard(args.context, card) }, cookies);
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Model({ loaderData }: Route.ComponentProps) {
  return <ModelView model={opened(loaderData)} />;
}
