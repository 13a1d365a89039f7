/** @module /compare */
import { ButtonLink, Icon, Link, Notice, SnippetBlock } from '@loadout/react';
import { mostSuggested, SuggestField } from '../../features/search/suggest-field.tsx';
import { modelsIn } from '../../features/search/suggestions.ts';
import { formatCount } from '../../lib/format/format.ts';
import { comparePath } from '../../lib/links/links.ts';
import { pageMeta } from '../../lib/page/meta.ts';
import { loadPage, withCookies } from '../../lib/page/page.server.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Plot } from '../../ui/plot.tsx';
import { Section } from '../../ui/section.tsx';
import { opened } from '../../lib/page/sealed.ts';
import type { Route } from './+types/route.ts';
import { FactTable, MemoryTable } from './tables.tsx';
import { page } from './page.server.ts';

export const meta = () =>
  pageMeta(
    'Compare models',
    'Two to four models side by side: size, license, memory at each quantization, libraries, apps and code.',
  );

export async function loader(args: Route.LoaderArgs) {
  const { cookies, comparison: _, ...shown } = await loadPage(page, args);
  return withCookies(args.context, shown, cookies);
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

type Shown = NonNullable<Route.ComponentProps['loaderData']['value']>;

export default function Compare({ loaderData }: Route.ComponentProps) {
  const shown = opened(loaderData);
  const { models, facts, memory, plot, code, contextLength, machine } = shown;
  const url = new URL(shown.address, 'http://page');
  return (
    <>
      <PageHead
        title="Compare models"
        lead="Two to four models side by side: what they are, what they need, and the code that runs them."
      />
      <Chosen shown={shown} />
      {facts.length > 0 && (
        <Section id="facts" title="Facts">
          <div className="compared-table">
            <FactTable models={models} rows={facts} />
          </div>
        </Section>
      )}
      {memory.length > 0 && (
        <Section
          id="memory"
          title="Memory at each quantization"
          lead={`At ${formatCount(contextLength)} tokens of context. “About” is estimated from the number of parameters.${machine === undefined ? '' : ` Your machine: ${machine}.`}`}
          {...(machine === undefined && {
            controls: <ButtonLink href="/hardware">Choose your machine</ButtonLink>,
          })}
        >
          {plot && <Plot {...plot} />}
          <div className="compared-table mt-4">
            <MemoryTable models={models} rows={memory} />
          </div>
        </Section>
      )}
      {code.length > 0 && (
        <Section id="code" title="Code">
          <div className="compared-code">
            {code.map(({ id, library, blocks }, at) => (
              <div key={id}>
                <h3>
                  {id} <span>with {library}</span>
                </h3>
                {blocks.map((block, number) => (
                  <SnippetBlock
                    key={block.title}
                    block={block}
                    id={`code-${at + 1}-${number + 1}`}
                    url={url}
                  />
                ))}
              </div>
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

function Chosen({ shown: { models, problems, open } }: { shown: Shown }) {
  const ids = models.map(({ id }) => id);
  return (
    <div className="compared">
      {models.length > 0 && (
        <ul aria-label="Compared models">
          {models.map(({ id, href, withoutHref }) => (
            <li key={id}>
              <Link href={href}>{id}</Link>
              <Link href={withoutHref} className="button" data-kind="quiet" data-size="small">
                <Icon name="cross" size={12} />
                <span className="sr-only">Remove {id}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {open && <AddModel key={ids.length} ids={ids} />}
      {problems.map(({ message, nearest }) => (
        <Notice key={message} kind="caution">
          {message}
          {nearest.length > 0 && ' Did you mean '}
          {nearest.map((id, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <Link href={comparePath([...ids, id])}>{id}</Link>
            </span>
          ))}
          {nearest.length > 0 && '?'}
        </Notice>
      ))}
      {models.length < 2 && (
        <EmptyState title={models.length === 0 ? 'Choose two to four models' : 'Add one more model'}>
          <p>
            Type an id above, or tick models in <Link href="/models">the list of models</Link>.
          </p>
        </EmptyState>
      )}
    </div>
  );
}

function AddModel({ ids }: { ids: readonly string[] }) {
  const label = ids.length === 0 ? 'First model' : 'Add a model';
  return (
    <div>
      <label htmlFor="add-model" className="label">
        {label}
      </label>
      <SuggestField
        id="add-model"
        label={label}
        button="Add"
        purpose={{
          action: '/compare',
          name: 'add',
          entriesOf: (found) =>
            modelsIn(found, (id) => comparePath([...ids, id]), mostSuggested).filter(
              ({ name }) => !ids.includes(name),
            ),
          hrefOf: (typed) => comparePath([...ids, typed]),
        }}
      >
        {ids.length > 0 && <input type="hidden" name="models" value={ids.join(',')} />}
      </SuggestField>
    </div>
  );
}
