/** @module The page of a local app: install commands, an example, the models it runs. */
import { Command, Icon, Link, LinkSelect, SnippetBlock } from '@loadout/react';
import { modelPath, withQuery } from '../../lib/links/links.ts';
import { AllModels } from '../../ui/all-models.tsx';
import { PageGrid } from '../../ui/page-grid.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { RecordRows } from '../../ui/record-rows.tsx';
import { Section } from '../../ui/section.tsx';
import { type SectionLink, SectionNav } from '../../ui/section-nav.tsx';
import { AppRail } from './app-rail.tsx';
import type { AppData } from './page.server.ts';

type ShownApp = Omit<AppData, 'cookies'>;

export function AppView({ data }: { data: ShownApp }) {
  const { app, models, modelCount } = data;
  const url = new URL(data.address, 'http://page');
  return (
    <>
      <PageHead trail={[{ name: 'Apps', href: '/apps' }]} title={app.label} lead={app.summary} />
      <PageGrid
        rail={
          <>
            <SectionNav sections={sectionsOf(data)} />
            <AppRail app={app} tasks={data.tasks} source={data.source} />
          </>
        }
      >
        <Install data={data} />
        <Example data={data} url={url} />
        {models.length > 0 && (
          <Section id="models" title="Models" lead={`Models that ${app.label} can run.`}>
            <RecordRows kind="model" items={models} now={data.now} />
            <AllModels
              href={withQuery('/models', { app: app.key })}
              count={modelCount}
              shown={models.length}
            />
          </Section>
        )}
      </PageGrid>
    </>
  );
}

function sectionsOf({ example, models, modelCount }: ShownApp): readonly SectionLink[] {
  return [
    { id: 'install', name: 'Install' },
    ...(example ? [{ id: 'use', name: 'Example' }] : []),
    ...(models.length > 0 ? [{ id: 'models', name: 'Models', count: String(modelCount) }] : []),
  ];
}

function Install({ data: { app, installs, example } }: { data: ShownApp }) {
  const isInExample = installs.length === 0 && (example?.blocks.length ?? 0) > 0;
  return (
    <Section id="install" title="Install">
      {installs.map(({ system, label, command }) => (
        <div key={system} className="mb-4">
          <h3 className="label mb-1.5">{label}</h3>
          <Command id={`install-${system}`} command={command} what={`install command for ${label}`} alone />
        </div>
      ))}
      <p className="text-sm">
        {isInExample && 'The commands of the example install everything. '}
        <a href={app.docsUrl} rel="noopener">
          {installs.length === 0 && !isInExample ? `Download ${app.label}` : `${app.label} on the web`}
        </a>
      </p>
    </Section>
  );
}

function Example({ data: { app, example }, url }: { data: ShownApp; url: URL }) {
  if (!example) return null;
  return (
    <Section
      id="use"
      title="Example"
      lead={
        <>
          For{' '}
          <Link href={withQuery(modelPath(example.id), { app: app.key })} className="literal">
            {example.id}
          </Link>
          . {example.reason}
        </>
      }
    >
      {example.deepLink !== undefined && (
        <a href={example.deepLink} rel="noopener nofollow" className="button">
          <Icon name="external" size={13} />
          Open in {app.label}
        </a>
      )}
      {example.blocks.length > 0 && (
        <div className="mb-4 flex flex-wrap gap-3">
          <LinkSelect label="System" parameter="os" choices={example.systems} url={url} />
          {example.ways.length > 1 && (
            <LinkSelect label="Run with" parameter="way" choices={example.ways} url={url} />
          )}
        </div>
      )}
      <div className="space-y-6">
        {example.blocks.map((block, at) => (
          <SnippetBlock key={block.title} block={block} id={`code-${at + 1}`} url={url} />
        ))}
      </div>
    </Section>
  );
}
