/** @module /inference */
import { InferenceSection } from '@loadout/react';
import { PageHead } from '../../ui/page-head.tsx';
import { plural } from '../../lib/format/format.ts';
import { pageMeta } from '../../lib/page/meta.ts';
import { Legend } from './legend.tsx';
import { Matrix } from './matrix.tsx';
import { page } from './page.server.ts';
import { loadWithCookies } from '../../lib/page/page.server.ts';
import { opened } from '../../lib/page/sealed.ts';
import type { Route } from './+types/route.ts';

export const meta = () =>
  pageMeta(
    'Inference providers',
    'Which provider serves which task, with which client, and the code that makes the call.',
  );

export const loader = (args: Route.LoaderArgs) => loadWithCookies(page, args);

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Inference({ loaderData }: Route.ComponentProps) {
  const shown = opened(loaderData);
  const url = new URL(shown.address, 'http://page');
  return (
    <>
      <PageHead
        title="Inference providers"
        lead={`Call a model without installing it: ${plural(shown.rows.length, 'task')}, ${plural(shown.providers.length, 'provider')}, ${plural(shown.clients.length, 'client')}. Choose a cell to get the code of the call.`}
      />
      <div id="matrix">
        <Legend clients={shown.clients} />
        <Matrix {...shown} url={url} />
      </div>
      <div id="call" className="mt-14 max-w-4xl">
        <p className="label mb-2">
          {shown.task.label}, shown for <span className="literal">{shown.model}</span>
        </p>
        {shown.view && <InferenceSection view={shown.view} url={url} />}
      </div>
    </>
  );
}
