/** @module The footer of every page: reference pages, documents for tools, other forms of this page. */
import { Link } from '@loadout/react';
import { feedPath } from '../features/feed/feed.ts';
import { placesIn } from '../pages/index.ts';
import { twinPath } from './twin-path.ts';
import { keptPart } from '../ui/kept-part.tsx';
import { Mark } from '../ui/mark.tsx';

interface FooterProps {
  readonly twins: { readonly path: string; readonly search: string } | undefined;
  readonly sourceUrl: string | undefined;
}

const columns = [
  {
    title: 'Reference',
    links: placesIn('footer').map(({ path, name }) => ({ href: path, name })),
  },
  {
    title: 'For tools',
    links: [
      { href: '/docs', name: 'HTTP API' },
      { href: '/openapi.json', name: 'OpenAPI' },
      { href: '/docs/packages', name: 'Packages' },
      { href: '/docs/migrate', name: 'Switching to Loadout' },
      { href: '/skill.md', name: 'Skill for agents' },
      { href: '/llms.txt', name: 'llms.txt' },
      { href: feedPath, name: 'RSS feed' },
    ],
  },
];

export function Footer({ twins, sourceUrl }: FooterProps) {
  return (
    <footer role="contentinfo" className="site-footer">
      <div className="wrap">
        <div className="about">
          <p className="flex items-center gap-2 font-serif text-lg font-semibold">
            <Mark size={20} /> Loadout
          </p>
          <p className="mt-2 text-faint">From a model id to code that runs.</p>
        </div>
        {columns.map((column) => (
          <SameColumn key={column.title} title={column.title} links={column.links} />
        ))}
        {sourceUrl !== undefined && (
          <Column
            title="This page"
            links={[
              ...(twins
                ? [
                    { href: twinPath(twins.path, 'md') + twins.search, name: 'Markdown' },
                    { href: twinPath(twins.path, 'json') + twins.search, name: 'JSON' },
                  ]
                : []),
              { href: sourceUrl, name: 'Source code' },
            ]}
          />
        )}
      </div>
    </footer>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly links: readonly { readonly href: string; readonly name: string }[];
}

function Column({ title, links }: ColumnProps) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className="mt-1">
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href}>{link.name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const SameColumn = import.meta.env.SSR ? keptPart(Column, ({ title }) => title) : Column;
