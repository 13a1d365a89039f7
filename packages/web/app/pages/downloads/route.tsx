/** @module /downloads */
import { Disclosure, Link, LiveForm, SearchField } from '@loadout/react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HiddenFields } from '../../ui/hidden-fields.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PathResults, PathsField } from '../../features/downloads/rule-tester.tsx';
import { libraryPath } from '../../lib/links/links.ts';
import { type Column, Table } from '../../ui/table.tsx';
import { pageMeta } from '../../lib/page/meta.ts';
import { type DownloadsData, page } from './page.server.ts';
import { loadSealed } from '../../lib/page/page.server.ts';
import { opened } from '../../lib/page/sealed.ts';
import type { Route } from './+types/route.ts';

export const meta = () =>
  pageMeta(
    'Download rules',
    'Which request for which file counts as a download: every rule in words, and a tester.',
  );
export const loader = (args: Route.LoaderArgs) => loadSealed(page, args);

type RuleRow = DownloadsData['libraries'][number];

const columns: readonly Column<RuleRow>[] = [
  {
    key: 'library',
    label: 'Library',
    cell: ({ key, label }) => <Link href={libraryPath(key)}>{label}</Link>,
  },
  {
    key: 'counted',
    label: 'Counts each request for',
    cell: ({ counted }) =>
      counted.map(({ text, literal }) =>
        literal ? (
          <span key={text} className="literal">
            {text}
          </span>
        ) : (
          text
        ),
      ),
  },
];

export default function Downloads({ loaderData }: Route.ComponentProps) {
  const shown = opened(loaderData);
  const { libraries, query, all } = shown;
  const kept = [...new URL(shown.address, 'http://page').searchParams].filter(([name]) => name !== 'q');
  return (
    <>
      <PageHead
        title="Download rules"
        lead="A model is many files, and fetching it should count once. So each library names the file that everyone who loads a model must fetch; a request for that file is a download."
      />
      <section aria-labelledby="try">
        <h2 id="try" className="text-xl">
          Try a rule
        </h2>
        <Bench {...shown} />
      </section>
      <section aria-labelledby="language" className="prose mt-14">
        <h2 id="language">How rules are written</h2>
        <p>
          A rule compares parts of a path with values: <code>path</code> is the whole path,{' '}
          <code>path_filename</code> the name of the file without its folders and its extension,{' '}
          <code>path_extension</code> what follows the last dot, <code>path_prefix</code> the beginning of the
          path. Values are quoted; a <code>*</code> in them matches any characters. <code>AND</code>,{' '}
          <code>OR</code> and <code>NOT</code> join comparisons, <code>AND</code> more tightly than{' '}
          <code>OR</code>, and parentheses group them.
        </p>
      </section>
      <section aria-labelledby="rules" className="mt-14">
        <h2 id="rules" className="text-xl">
          The rules of the libraries
        </h2>
        <p className="mt-2 max-w-measure font-serif text-md text-soft">
          A library without a rule of its own has the default one. {shown.defaultRule.sentence}
        </p>
        <search>
          <LiveForm className="mt-4 max-w-72">
            <HiddenFields fields={kept} />
            <SearchField name="q" label="Filter by library or file" defaultValue={query} />
            <noscript>
              <button className="button mt-2">Filter</button>
            </noscript>
          </LiveForm>
        </search>
        <div id="libraries" className="mt-4">
          <output className="label mb-2 block">
            {libraries.length === all ? all : `${libraries.length} of ${all}`} libraries
          </output>
          {libraries.length === 0 ? (
            <EmptyState title="No rules match this filter." />
          ) : (
            <Table
              label="Rules of the libraries"
              rows={libraries}
              keyOf={({ key }) => key}
              columns={columns}
            />
          )}
        </div>
      </section>
    </>
  );
}

function Bench({ rule, problem, sentence, sql, elasticsearch, tested, query }: DownloadsData) {
  return (
    <>
      <LiveForm className="mt-4 grid gap-4 md:grid-cols-2">
        <label>
          <span className="label block">Rule</span>
          <textarea
            name="rule"
            rows={4}
            defaultValue={rule}
            className="field literal mt-1 block py-2"
            spellCheck={false}
            aria-invalid={problem === undefined ? undefined : true}
          />
        </label>
        <PathsField tested={tested} />
        {query !== '' && <HiddenFields fields={[['q', query]]} />}
        <button className="button justify-self-start">Test</button>
      </LiveForm>
      <div id="readings" aria-live="polite" className="mt-5">
        {problem === undefined ? (
          <p className="max-w-measure font-serif text-md">{sentence}</p>
        ) : (
          <p className="remark">{problem}</p>
        )}
        <PathResults tested={tested} />
        {sql !== undefined && (
          <div className="mt-4">
            <Disclosure summary="The rule as SQL and as an Elasticsearch query">
              <h3 className="label mt-3">SQL</h3>
              <pre className="code mt-1 rounded border border-line px-4 whitespace-pre-wrap">{sql}</pre>
              <h3 className="label mt-3">Elasticsearch</h3>
              <pre className="code mt-1 rounded border border-line px-4 whitespace-pre-wrap">
                {elasticsearch}
              </pre>
            </Disclosure>
          </div>
        )}
      </div>
    </>
  );
}
