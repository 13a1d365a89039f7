/** @module /libraries/{key} */
import { data } from 'react-router';
import { LibrarySheet } from './library-sheet.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { RepositoryRow } from '../../ui/repository-row.tsx';
import { RuleTester } from '../../features/downloads/rule-tester.tsx';
import { fileHref, Link, SnippetBlock, withParameters } from '@loadout/react';
import { plural } from '../../lib/format/format.ts';
import { modelPath, withQuery } from '../../lib/links/links.ts';
import { pageMeta } from '../../lib/page/meta.ts';
import { type LibraryData, page } from './page.server.ts';
import { loadPage } from '../../lib/page/page.server.ts';
import type { Route } from './+types/route.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta(
        loaderData.library.prettyLabel,
        loaderData.library.summary ??
          `How to install ${loaderData.library.prettyLabel} and load a model with it, and which of its files count as downloads.`,
      )
    : [];

export async function loader(args: Route.LoaderArgs) {
  const { cookies, ...shown } = await loadPage(page, args);
  return data(shown, { headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Library({ loaderData }: Route.ComponentProps) {
  const { library } = loaderData;
  const url = new URL(loaderData.address, 'http://page');
  return (
    <>
      <PageHead
        trail={[{ name: 'Libraries', href: '/libraries' }]}
        title={library.prettyLabel}
        lead={library.summary}
      />
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_17.5rem]">
        <div className="min-w-0 space-y-14">
          <Snippets {...loaderData} url={url} />
          <section aria-labelledby="downloads">
            <h2 id="downloads" className="text-xl">
              What counts as a download
            </h2>
            <RuleTester rule={loaderData.rule} tested={loaderData.tested} url={url} />
          </section>
          {loaderData.models.length > 0 && (
            <section aria-labelledby="models">
              <h2 id="models" className="text-xl">
                Models
              </h2>
              <ol className="mt-3 border-t border-line">
                {loaderData.models.map((item) => (
                  <RepositoryRow key={item.id} kind="model" item={item} />
                ))}
              </ol>
              <p className="mt-3 text-sm">
                <Link href={loaderData.filter.href ?? '/models'}>
                  All {plural(loaderData.modelCount, 'model')}
                </Link>
              </p>
            </section>
          )}
        </div>
        <LibrarySheet
          library={library}
          tasks={loaderData.tasks}
          source={loaderData.source}
          filter={loaderData.filter}
        />
      </div>
    </>
  );
}

type SnippetsProps = Pick<LibraryData, 'library' | 'blocks' | 'notice' | 'branches' | 'example'> & {
  readonly url: URL;
};

function Snippets({ library, blocks, notice, branches, example, url }: SnippetsProps) {
  if (!example) return null;
  const pinned = example.branch === undefined ? undefined : { example: example.branch };
  return (
    <section id="use" aria-labelledby="use-title">
      <h2 id="use-title" className="text-xl">
        The code it writes
      </h2>
      {branches.length > 1 && (
        <nav aria-label="Example" className="choice mt-3 -ml-2">
          {branches.map((name) => (
            <Link
              key={name}
              href={withParameters(url, { example: name })}
              aria-current={name === example.branch ? 'true' : undefined}
            >
              {name.replaceAll('-', ' ')}
            </Link>
          ))}
        </nav>
      )}
      <p className="mt-2 text-sm text-soft">
        Shown on{' '}
        {example.known ? (
          <Link href={withQuery(modelPath(example.id), { library: library.key })} className="literal">
            {example.id}
          </Link>
        ) : (
          <span className="literal">{example.id}</span>
        )}
      </p>
      {notice !== undefined && <p className="remark mt-4">{notice}</p>}
      <div className="mt-5 space-y-8">
        {blocks.map((block, at) => (
          <SnippetBlock
            key={block.title}
            block={block}
            id={`code-${at + 1}`}
            url={url}
            pinned={pinned}
            fileHref={pinned && fileHref(url, { ...pinned, block: String(at + 1) })}
          />
        ))}
      </div>
    </section>
  );
}
