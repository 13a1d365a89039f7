/** @module /datasets/{owner}/{name} */
import { data } from 'react-router';
import { RepositoryView } from '../components/repository-view.tsx';
import { pageMeta } from '../meta/meta.ts';
import { loadPage } from '../pages/page.server.ts';
import { repositoryPage } from '../pages/repository.server.ts';
import type { Route } from './+types/dataset.ts';

export const handle = { twins: true, picture: true };
export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta(
        loaderData.summary.id,
        `Code that reads the dataset ${loaderData.summary.id}: install line, snippet, licence and the models that name it.`,
      )
    : [];

export async function loader(args: Route.LoaderArgs) {
  const { cookies, record: _, ...shown } = await loadPage(repositoryPage('dataset'), args);
  return data(shown, { headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Dataset({ loaderData }: Route.ComponentProps) {
  return <RepositoryView {...loaderData} />;
}
