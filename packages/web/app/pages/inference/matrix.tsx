/** @module Tasks against providers. On a phone each task is a block with its providers by name. */
import { Link, ScrollRegion, withParameters } from '@loadout/react';
import { providerPath, taskPath } from '../../lib/links/links.ts';
import type { InferenceData } from './page.server.ts';

type MatrixProps = Pick<InferenceData, 'rows' | 'providers' | 'task' | 'view'> & { readonly url: URL };

export function Matrix({ rows, providers, task, view, url }: MatrixProps) {
  const chosen = view?.providers.find((provider) => provider.chosen)?.value;
  const callHref = (taskId: string, provider: string): string =>
    `${withParameters(url, { task: taskId, provider })}#call`;
  return (
    <ScrollRegion label="Tasks and providers" className="scroll-x matrix">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Task</th>
            {providers.map((provider) => (
              <th key={provider.id} scope="col">
                <Link href={providerPath(provider.id)} className="upright">
                  {provider.name}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.task}>
              <th scope="row">
                <Link href={taskPath(row.task)}>{row.label}</Link>
              </th>
              {providers.map((provider, at) => {
                const clients = row.cells[at];
                return (
                  <td key={provider.id}>
                    {clients && (
                      <Link
                        href={callHref(row.task, provider.id)}
                        aria-current={row.task === task.id && provider.id === chosen ? 'true' : undefined}
                        title={clients.join(', ')}
                      >
                        <span className="provider">{provider.name}</span>
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
