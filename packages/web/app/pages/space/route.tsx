/** @module /spaces/{owner}/{name} */
import { loadRepository } from '../repository/load-repository.server.ts';
import { RepositoryView } from '../repository/repository-view.tsx';
import { pageMeta } from '../../lib/page/meta.ts';
import { page } from './page.server.ts';
import type { Route } from './+types/route.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta(
        loaderData.summary.id,
        `Code that uses the space ${loaderData.summary.id}: install command, snippet, files, license and the models that use it.`,
      )
    : [];

export const loader = (args: Route.LoaderArgs) => loadRepository(page, args);

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Space({ loaderData }: Route.ComponentProps) {
  return <RepositoryView {...loaderData} />;
}
