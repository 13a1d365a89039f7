/** @module /docs/packages */
import { Link } from '@loadout/react';
import { pageMeta } from '../../lib/page/meta.ts';
import { loadSealed } from '../../lib/page/page.server.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { page } from './page.server.ts';
import { opened } from '../../lib/page/sealed.ts';
import type { Route } from './+types/route.ts';

export const meta = () => pageMeta('Packages', 'The npm packages of Loadout, with examples.');
export const loader = (args: Route.LoaderArgs) => loadSealed(page, args);

export default function Packages({ loaderData }: Route.ComponentProps) {
  const { packages } = opened(loaderData);
  return (
    <>
      <PageHead
        trail={[{ name: 'HTTP API', href: '/docs' }]}
        title="Packages"
        lead={
          <>
            The catalogue, its generators and this site as npm packages. Coming from{' '}
            <code>@huggingface/tasks</code>? <Link href="/docs/migrate">Switch in an afternoon</Link>.
          </>
        }
      />
      <div className="prose">
        {packages.map(({ name, title, lead }) => (
          <section key={name}>
            <h2 id={name}>
              <Link href={`/docs/packages/${name}`}>{title}</Link>
            </h2>
            <p>
              <MarkedText text={lead} />
            </p>
          </section>
        ))}
      </div>
    </>
  );
}
