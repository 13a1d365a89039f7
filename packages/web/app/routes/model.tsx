/** @module /models/{owner}/{name} */
import { data } from 'react-router';
import { AppsPanel } from '../components/apps-panel.tsx';
import { InferencePanel } from '../components/inference-panel.tsx';
import { ModelFiles } from '../components/model-files.tsx';
import { ModelHead } from '../components/model-head.tsx';
import { ModelSheet } from '../components/model-sheet.tsx';
import { SnippetPanel } from '../components/snippet-panel.tsx';
import { pageMeta } from '../meta/meta.ts';
import { modelPage } from '../pages/model.server.ts';
import { loadPage } from '../pages/page.server.ts';
import type { Route } from './+types/model.ts';

export const handle = { twins: true, picture: true };
export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta(
        loaderData.summary.id,
        `Code that runs ${loaderData.summary.id}${loaderData.panel ? ` with ${loaderData.panel.chosen.label}` : ''}: install line, snippet, files and licence.`,
      )
    : [];

export async function loader(args: Route.LoaderArgs) {
  const { cookies, record: _, ...shown } = await loadPage(modelPage, args);
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
