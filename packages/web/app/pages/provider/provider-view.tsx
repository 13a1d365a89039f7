/** @module The page of an inference provider: tasks and clients, an example call, models with their ids there. */
import {
  Link,
  LinkSelect,
  Notice,
  programmingLanguage,
  Segments,
  SnippetBlock,
  withParameters,
} from '@loadout/react';
import type { ProviderEntry } from '@loadout/server';
import { modelPath, taskPath, withQuery } from '../../lib/links/links.ts';
import { AllModels } from '../../ui/all-models.tsx';
import { PageGrid } from '../../ui/page-grid.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Section } from '../../ui/section.tsx';
import { type SectionLink, SectionNav } from '../../ui/section-nav.tsx';
import { SourceLink } from '../../ui/source-link.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import type { ProviderData, ServedModel } from './page.server.ts';

type ServedTask = ProviderData['tasks'][number];

type ShownProvider = Omit<ProviderData, 'cookies'>;

export function ProviderView({ data }: { data: ShownProvider }) {
  const { provider, example } = data;
  const url = new URL(data.address, 'http://page');
  return (
    <>
      <PageHead
        trail={[{ name: 'Inference', href: '/inference' }]}
        title={provider.name}
        lead={provider.summary}
      />
      <PageGrid
        rail={
          <>
            <SectionNav sections={sectionsOf(data)} />
            <Rail data={data} />
          </>
        }
      >
        <Tasks data={data} />
        {example && <Example example={example} url={url} />}
        <Models data={data} />
      </PageGrid>
    </>
  );
}

function Example({ example, url }: { example: NonNullable<ShownProvider['example']>; url: URL }) {
  const { languages, clients, notices, blocks } = example;
  return (
    <Section
      id="use"
      title="Example"
      lead={
        <>
          For <ModelName example={example} />
        </>
      }
    >
      <div className="mb-4 flex flex-wrap gap-3">
        <Segments
          label="Language"
          items={languages.map(({ value, chosen }) => ({
            key: value,
            label: programmingLanguage(value),
            // Another language has other clients.
            href: withParameters(url, { language: value, client: undefined }),
            chosen,
          }))}
        />
        {clients.length > 1 && (
          <LinkSelect
            label="Client"
            hideLabel
            parameter="client"
            choices={clients.map(({ value, label, chosen }) => ({ key: value, label, chosen }))}
            url={url}
          />
        )}
      </div>
      {notices.map((notice) => (
        <Notice key={notice}>{notice}</Notice>
      ))}
      <div className="space-y-6">
        {blocks.map((block, at) => (
          <SnippetBlock key={block.title} block={block} id={`code-${at + 1}`} url={url} />
        ))}
      </div>
    </Section>
  );
}

function ModelName({ example: { model, href } }: { example: NonNullable<ShownProvider['example']> }) {
  if (href === undefined) return <span className="literal">{model}</span>;
  return href.startsWith('/') ? (
    <Link href={href} className="literal">
      {model}
    </Link>
  ) : (
    <a href={href} rel="noopener" className="literal">
      {model}
    </a>
  );
}

function sectionsOf({ tasks, example, models, modelCount }: ShownProvider): readonly SectionLink[] {
  return [
    { id: 'tasks', name: 'Tasks', count: String(tasks.length) },
    ...(example ? [{ id: 'use', name: 'Example' }] : []),
    ...(models.length > 0 ? [{ id: 'models', name: 'Models', count: String(modelCount) }] : []),
  ];
}

const taskColumns = ({ id: key }: ProviderEntry): readonly Column<ServedTask>[] => [
  { key: 'task', label: 'Task', cell: ({ id, label }) => <Link href={taskPath(id)}>{label}</Link> },
  { key: 'clients', label: 'Clients', cell: ({ clients }) => clients.join(', ') },
  {
    key: 'call',
    label: 'Call',
    cell: ({ id, label }) => (
      <Link href={`${withQuery('/inference', { task: id, provider: key })}#call`}>
        Code<span className="sr-only"> for {label}</span>
      </Link>
    ),
  },
];

const Tasks = ({ data: { provider, tasks } }: { data: ShownProvider }) => (
  <Section id="tasks" title="Tasks and clients">
    <Table label="Tasks and clients" rows={tasks} keyOf={({ id }) => id} columns={taskColumns(provider)} />
  </Section>
);

const modelColumns = ({ id: key, name }: ProviderEntry): readonly Column<ServedModel>[] => [
  {
    key: 'model',
    label: 'Model',
    cell: ({ id }) => (
      <Link href={withQuery(modelPath(id), { provider: key })} className="literal">
        {id}
      </Link>
    ),
  },
  {
    key: 'name',
    label: `Id at ${name}`,
    cell: ({ providerId }) => providerId !== undefined && <span className="literal">{providerId}</span>,
  },
];

function Models({ data: { provider, models, modelCount } }: { data: ShownProvider }) {
  if (models.length === 0) return null;
  return (
    <Section
      id="models"
      title="Models"
      lead={`Models whose record names ${provider.name} as a live provider, with their ids there.`}
    >
      <Table label="Models" rows={models} keyOf={({ id }) => id} columns={modelColumns(provider)} />
      <AllModels
        href={withQuery('/models', { provider: provider.id })}
        count={modelCount}
        shown={models.length}
      />
    </Section>
  );
}

const wayNames = { router: 'Router', direct: 'Direct' } as const;

const Rail = ({ data: { provider, source, site, hub } }: { data: ShownProvider }) => (
  <div className="rail-boxes">
    <section aria-label="Facts">
      <dl className="sheet">
        <div>
          <dt>Id</dt>
          <dd className="literal">{provider.id}</dd>
        </div>
        <div>
          <dt>Called through</dt>
          <dd>{provider.ways.map((way) => wayNames[way]).join(', ')}</dd>
        </div>
        {provider.baseUrl !== undefined && (
          <div>
            <dt>Base URL</dt>
            <dd className="literal wrap-anywhere">{provider.baseUrl}</dd>
          </div>
        )}
        {site !== undefined && (
          <div>
            <dt>Site</dt>
            <dd>
              <a href={site} rel="noopener">
                {new URL(site).host}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt>On {hub.name}</dt>
          <dd>
            <a href={hub.href} rel="noopener">
              {provider.hubOrganisation}
            </a>
          </dd>
        </div>
      </dl>
    </section>
    <SourceLink href={source} />
  </div>
);
