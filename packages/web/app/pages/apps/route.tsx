/** @module /apps */
import { Link, Segments, VisuallyHidden } from '@loadout/react';
import { formatCount, plural } from '../../lib/format/format.ts';
import { appPath, withQuery } from '../../lib/links/links.ts';
import { pageMeta } from '../../lib/page/meta.ts';
import { loadSealed } from '../../lib/page/page.server.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { type AppRow, page } from './page.server.ts';
import { opened } from '../../lib/page/sealed.ts';
import type { Route } from './+types/route.ts';

export const meta = () =>
  pageMeta('Local apps', 'Apps that run models on your own machine: install commands, systems and models.');
export const loader = (args: Route.LoaderArgs) => loadSealed(page, args);

export default function Apps({ loaderData }: Route.ComponentProps) {
  const { apps, system, systems } = opened(loaderData);
  return (
    <>
      <PageHead title="Local apps" lead="Apps that run models on your own machine." />
      <Segments
        label="System"
        items={[
          { key: 'all', label: 'All systems', href: '/apps', chosen: system === undefined },
          ...systems.map(({ key, label }) => ({
            key,
            label,
            href: withQuery('/apps', { os: key }),
            chosen: key === system,
          })),
        ]}
      />
      <div id="results" className="mt-6">
        <output className="label block">{plural(apps.length, 'app')}</output>
        <Table label="Local apps" columns={columns} rows={apps} keyOf={({ key }) => key} />
      </div>
    </>
  );
}

const columns: readonly Column<AppRow>[] = [
  {
    key: 'app',
    label: 'App',
    cell: ({ key, label }) => <Link href={appPath(key)}>{label}</Link>,
  },
  { key: 'summary', label: 'What it does', cell: ({ summary }) => summary },
  { key: 'systems', label: 'Systems', cell: ({ systemLabels }) => systemLabels.join(', ') },
  { key: 'opens', label: 'Starts by', cell: ({ opens }) => (opens === 'link' ? 'Link' : 'Command') },
  {
    key: 'models',
    label: 'Models',
    number: true,
    cell: ({ key, label, models }) =>
      models > 0 && (
        <Link href={withQuery('/models', { app: key })}>
          {formatCount(models)}
          <VisuallyHidden> models for {label}</VisuallyHidden>
        </Link>
      ),
  },
];
