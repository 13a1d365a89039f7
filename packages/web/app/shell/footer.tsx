/** @module The foot of every page: the rest of the house, and this page for machines. */
import { Link } from '@loadout/react';
import { feedPath } from '../features/feed/feed.ts';
import { placesIn } from '../pages/index.ts';
import { twinPath } from './twin-path.ts';
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
    title: 'For programs',
    links: [
      { href: '/docs', name: 'HTTP API' },
      { href: '/openapi.json', name: 'OpenAPI document' },
      { href: '/llms.txt', name: 'llms.txt' },
      { href: feedPath, name: 'RSS feed' },
    ],
  },
];

export function Footer({ twins, sourceUrl }: FooterProps) {
  return (
    <footer role="contentinfo" className="border-t border-line bg-well">
      <div className="wrap grid gap-8 py-10 text-sm sm:grid-cols-[1fr_auto_auto_auto] sm:gap-14">
        <div className="max-w-72">
          <p className="flex items-center gap-2 font-serif text-md font-semibold">
            <Mark size={18} /> Loadout
          </p>
          <p className="mt-2 text-soft">From a model id to code that runs.</p>
        </div>
        {columns.map((column) => (
          <FooterColumn key={column.title} title={column.title} links={column.links} />
        ))}
        <FooterColumn
          title="This page"
          links={[
            ...(twins
              ? [
                  { href: twinPath(twins.path, 'md') + twins.search, name: 'As Markdown' },
                  { href: twinPath(twins.path, 'json') + twins.search, name: 'As JSON' },
                ]
              : []),
            ...(sourceUrl === undefined ? [] : [{ href: sourceUrl, name: 'Source code' }]),
          ]}
        />
      </div>
    </footer>
  );
}

function FooterColumn({ title, links }: { title: string; links: readonly { href: string; name: string }[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <h2 className="label">{title}</h2>
      <ul className="mt-2 space-y-1.5">
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} className="text-soft no-underline hover:text-ink hover:underline">
              {link.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
