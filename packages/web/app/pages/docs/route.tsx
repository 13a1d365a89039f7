/** @module /docs */
import { Link } from '@loadout/react';
import { pageMeta } from '../../lib/page/meta.ts';
import { loadPage } from '../../lib/page/page.server.ts';
import { PageGrid } from '../../ui/page-grid.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionNav } from '../../ui/section-nav.tsx';
import { Operation } from './operation.tsx';
import { page } from './page.server.ts';
import type { Route } from './+types/route.ts';

export const meta = () =>
  pageMeta('HTTP API', 'Every operation of the JSON API with its parameters and a real answer.');
export const loader = (args: Route.LoaderArgs) => loadPage(page, args);

export default function Docs({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="HTTP API"
        lead={
          <>
            The catalogue, search and snippets as JSON. Also as an{' '}
            <Link href="/openapi.json">OpenAPI document</Link>, and as{' '}
            <Link href="/docs/packages">npm packages</Link>.
          </>
        }
      />
      <PageGrid
        rail={
          <SectionNav
            sections={groups.map(({ tag, operations }) => ({
              id: idOf(tag),
              name: tag,
              count: String(operations.length),
            }))}
          />
        }
      >
        {groups.map(({ tag, operations }) => (
          <Section key={tag} id={idOf(tag)} title={tag}>
            {operations.map((operation) => (
              <Operation key={operation.id} operation={operation} />
            ))}
          </Section>
        ))}
      </PageGrid>
    </>
  );
}

const idOf = (tag: string): string => tag.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');
