/** @module /models/{owner}/{name} */
import { data } from 'react-router';
import { AppsPanel } from './apps/apps-panel.tsx';
import { InferencePanel, SnippetPanel } from '@loadout/react';
import { ModelFiles } from './model-files.tsx';
import { ModelHead } from './model-head.tsx';
import { ModelSheet } from './model-sheet.tsx';
import { pageMeta } from '../../lib/page/meta.ts';
import { page } from './page.server.ts';
import { loadPage } from '../../lib/page/page.server.ts';
import type { Route } from './+types/route.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta(
        loaderData.summary.id,
        `Code that runs ${loaderData.summary.id}${loaderData.panel ? ` with ${loaderData.panel.chosen.label}` : ''}: install line, snippet, files and licence.`,
      )
    : [];

export async function loader(args: Route.LoaderArgs) {
  const { cookies, record: _, ...shown } = await loadPage(page, args);
  return data(shown, { headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Model({ loaderData }: Route.ComponentProps) {
  const url = new URL(loaderData.address, 'http://page');
  return (
    <>
      <ModelHead model={loaderData} />
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_17.5rem]">
        <div className="min-w-0 space-y-14">
          {loaderData.panel && <SnippetPanel panel={loaderData.panel} url={url} files={url} />}
          {loaderData.apps && <AppsPanel view={loaderData.apps} url={url} />}
          {loaderData.inference && <InferencePanel view={loaderData.inference} url={url} files={url} />}
        </div>
        <ModelSheet model={loaderData} />
        <div className="min-w-0 space-y-14">
          <ModelFiles files={loaderData.files} />
        </div>
      </div>
    </>
  );
}
