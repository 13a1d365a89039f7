/** @module /docs */
import { Link } from '@loadout/react';
import { pageMeta } from '../../lib/page/meta.ts';
import { loadSealed } from '../../lib/page/page.server.ts';
import { PageGrid } from '../../ui/page-grid.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionNav } from '../../ui/section-nav.tsx';
import { Operation } from './operation.tsx';
import { type OperationView, page } from './page.server.ts';
import { opened } from '../../lib/page/sealed.ts';
import type { Route } from './+types/route.ts';

export const meta = () =>
  pageMeta('HTTP API', 'Every operation of the JSON API with its parameters and a response.');
export const loader = (args: Route.LoaderArgs) => loadSealed(page, args);

export default function Docs({ loaderData }: Route.ComponentProps) {
  const { groups, errors } = opened(loaderData);
  return (
    <>
      <PageHead
        title="HTTP API"
        lead={
          <>
            The catalogue, search and snippets as JSON. Also as an{' '}
            <Link href="/openapi.json">OpenAPI document</Link>, and as{' '}
            <Link href="/docs/packages">npm packages</Link>, and for agents as a{' '}
            <Link href="/skill.md">skill</Link> and an MCP server at <code className="literal">/mcp</code>.
          </>
        }
      />
      <PageGrid
        rail={
          <SectionNav
            sections={[
              ...groups.map(({ tag, operations }) => ({
                id: idOf(tag),
                name: tag,
                count: String(operations.length),
              })),
              { id: 'errors', name: 'Errors' },
            ]}
          />
        }
      >
        {groups.map(({ tag, operations }) => (
          <Section key={tag} id={idOf(tag)} title={tag}>
            <OperationList operations={operations} />
            {operations.map((operation) => (
              <Operation key={operation.id} operation={operation} />
            ))}
          </Section>
        ))}
        <Section
          id="errors"
          title="Errors"
          lead="Every operation may return these, as application/problem+json."
        >
          <ul className="text-sm text-soft">
            {errors.map(({ status, description }) => (
              <li key={status}>
                {status}: <MarkedText text={description} />
              </li>
            ))}
          </ul>
        </Section>
      </PageGrid>
    </>
  );
}

const OperationList = ({ operations }: { readonly operations: readonly OperationView[] }) => (
  <ul className="text-sm">
    {operations.map(({ id, method, path, summary }) => (
      <li key={id} className="mt-1 flex flex-wrap gap-x-3">
        <a href={`#${id}`} className="literal wrap-anywhere">
          {method} {path}
        </a>
        <span className="text-soft">
          <MarkedText text={summary} />
        </span>
      </li>
    ))}
  </ul>
);

const idOf = (tag: string): string => tag.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');
