/** @module /inference */
import { data } from 'react-router';
import { InferencePanel, Link, ScrollRegion, withParameters } from '@loadout/react';
import { PageHead } from '../../ui/page-head.tsx';
import { plural } from '../../lib/format/format.ts';
import { pageMeta } from '../../lib/page/meta.ts';
import { type InferenceData, page } from './page.server.ts';
import { loadPage } from '../../lib/page/page.server.ts';
import type { Route } from './+types/route.ts';

export const meta = () =>
  pageMeta(
    'Hosted inference',
    'Which provider serves which task, with which client, and the code that makes the call.',
  );

export async function loader(args: Route.LoaderArgs) {
  const { cookies, ...shown } = await loadPage(page, args);
  return data(shown, { headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Inference({ loaderData }: Route.ComponentProps) {
  const url = new URL(loaderData.address, 'http://page');
  return (
    <>
      <PageHead
        title="Hosted inference"
        lead={`${plural(loaderData.rows.length, 'task')}, ${plural(loaderData.providers.length, 'provider')}, ${plural(loaderData.clients.length, 'client')}. A provider turns a task into one request; every client sends that same request.`}
      />
      <div id="matrix">
        <Matrix {...loaderData} url={url} />
      </div>
      <div id="call" className="mt-14 max-w-4xl">
        <p className="label mb-2">
          {loaderData.task.label}, shown for <span className="literal">{loaderData.model}</span>
        </p>
        {loaderData.view && <InferencePanel view={loaderData.view} url={url} />}
      </div>
    </>
  );
}

type MatrixProps = Omit<InferenceData, 'cookies'> & { readonly url: URL };

function Matrix({ rows, providers, task, view, url }: MatrixProps) {
  const chosen = view?.providers.find((provider) => provider.chosen)?.value;
  return (
    <ScrollRegion label="Tasks and providers" className="scroll-x matrix">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Task</th>
            {providers.map((provider) => (
              <th key={provider.id} scope="col">
                <span className="upright">{provider.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.task}>
              <th scope="row">{row.label}</th>
              {providers.map((provider, at) => {
                const clients = row.cells[at];
                return (
                  <td key={provider.id}>
                    {clients && (
                      <Link
                        href={`${withParameters(url, { task: row.task, provider: provider.id })}#call`}
                        aria-current={row.task === task.id && provider.id === chosen ? 'true' : undefined}
                        title={clients.join(', ')}
                      >
                        {clients.length}
                        <span className="sr-only">
                          {clients.length === 1 ? ' client' : ' clients'}: {row.label} with {provider.name}
                        </span>
                      </Link>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
