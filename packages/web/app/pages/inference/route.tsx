/** @module /inference */
import { InferenceSection } from '@loadout/react';
import { PageHead } from '../../ui/page-head.tsx';
import { plural } from '../../lib/format/format.ts';
import { pageMeta } from '../../lib/page/meta.ts';
import { Legend } from './legend.tsx';
import { Matrix } from './matrix.tsx';
import { page } from './page.server.ts';
import { loadWithCookies } from '../../lib/page/page.server.ts';
import type { Route } from './+types/route.ts';

export const meta = () =>
  pageMeta(
    'Inference providers',
    'Which provider serves which task, with which client, and the code that makes the call.',
  );

export const loader = (args: Route.LoaderArgs) => loadWithCookies(page, args);

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Inference({ loaderData }: Route.ComponentProps) {
  const url = new URL(loaderData.address, 'http://page');
  return (
    <>
      <PageHead
        title="Inference providers"
        lead={`Call a model without installing it: ${plural(loaderData.rows.length, 'task')}, ${plural(loaderData.providers.length, 'provider')}, ${plural(loaderData.clients.length, 'client')}. Choose a cell to get the code of the call.`}
      />
      <div id="matrix">
        <Legend clients={loaderData.clients} />
        <Matrix {...loaderData} url={url} />
      </div>
      <div id="call" className="mt-14 max-w-4xl">
        <p className="label mb-2">
          {loaderData.task.label}, shown for <span className="literal">{loaderData.model}</span>
        </p>
        {loaderData.view && <InferenceSection view={loaderData.view} url={url} />}
      </div>
    </>
  );
}
