/** @module /tasks/{id} */
import { pageMeta } from '../../lib/page/meta.ts';
import { loadPage, withCookies } from '../../lib/page/page.server.ts';
import { page } from './page.server.ts';
import { TaskView } from './task-view.tsx';
import type { Route } from './+types/route.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageMeta(loaderData.label, loaderData.summary) : [];

export async function loader(args: Route.LoaderArgs) {
  const { cookies, ...shown } = await loadPage(page, args);
  return withCookies(shown, cookies);
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Task({ loaderData }: Route.ComponentProps) {
  return <TaskView task={loaderData} />;
}
