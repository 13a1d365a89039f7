/** @module /tasks/{id} */
import { metaOf, pageMeta } from '../../lib/page/meta.ts';
import { loadWithCookies } from '../../lib/page/page.server.ts';
import { page } from './page.server.ts';
import { TaskView } from './task-view.tsx';
import { opened } from '../../lib/page/sealed.ts';
import type { Route } from './+types/route.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  metaOf(loaderData, (shown) => pageMeta(shown.label, shown.summary));

export const loader = (args: Route.LoaderArgs) => loadWithCookies(page, args);

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Task({ loaderData }: Route.ComponentProps) {
  return <TaskView task={opened(loaderData)} />;
}
