/** @module /spaces/{owner}/{name} */
import { RepositoryView } from '../components/repository-view.tsx';
import { pageMeta } from '../lib/meta.ts';
import { loadPage } from '../pages/page.server.ts';
import { repositoryPage } from '../pages/repository.server.ts';
import type { Route } from './+types/space.ts';

export const handle = { twins: true };
export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta(
        loaderData.summary.id,
        `The space ${loaderData.summary.id}: licence, tasks, tags and the models that name it.`,
      )
    : [];

export async function loader(args: Route.LoaderArgs) {
  const { record: _, ...shown } = await loadPage(repositoryPage('space'), args);
  return shown;
}

export default function Space({ loaderData }: Route.ComponentProps) {
  return <RepositoryView {...loaderData} />;
}
