/** @module /spaces/{owner}/{name} */
import { loadRepository } from '../repository/load-repository.server.ts';
import { RepositoryView } from '../repository/repository-view.tsx';
import { metaOf, pageMeta } from '../../lib/page/meta.ts';
import { page } from './page.server.ts';
import { opened } from '../../lib/page/sealed.ts';
import type { Route } from './+types/route.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  metaOf(loaderData, (shown) =>
    pageMeta(
      shown.summary.id,
      `Code that uses the space ${shown.summary.id}: install command, snippet, files, license and the models that use it.`,
    ),
  );

export const loader = (args: Route.LoaderArgs) => loadRepository(page, args);

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Space({ loaderData }: Route.ComponentProps) {
  return <RepositoryView {...opened(loaderData)} />;
}
