/** @module The page of a dataset or a space. */
import { Chip, Link, Section, SnippetSection } from '@loadout/react';
import { DerivedNote } from '../../features/repository/derived-note.tsx';
import type { CardHead } from '../../features/card/card-head.ts';
import { CardSection } from '../../features/card/card-section.tsx';
import { FilesSection } from '../../features/repository/files-section.tsx';
import { UpstreamNotice } from '../../features/repository/upstream-notice.tsx';
import { RecordRail } from '../../features/repository/record-rail.tsx';
import { LanguagesChip, RepositoryHead } from '../../features/repository/repository-head.tsx';
import { formatCount, plural } from '../../lib/format/format.ts';
import { withQuery } from '../../lib/links/links.ts';
import { PageGrid } from '../../ui/page-grid.tsx';
import { RepositoryRow } from '../../ui/repository-row.tsx';
import { type SectionLink, SectionNav } from '../../ui/section-nav.tsx';
import { PreviewSection } from './preview-section.tsx';
import type { RepositoryData } from './repository.server.ts';

type Shown = Omit<RepositoryData, 'record' | 'cookies' | 'card'> & {
  readonly card: CardHead | undefined;
};

export function RepositoryView(data: Shown) {
  const { kind, summary, panel, files, models } = data;
  const url = new URL(data.address, 'http://page');
  return (
    <>
      <RepositoryHead
        kind={kind}
        summary={summary}
        hub={data.hub}
        sentence={data.sentence}
        facts={data.facts}
        pending={data.freshness?.refreshing}
        tasks={data.tasks}
        chips={<Chips data={data} />}
      />
      <PageGrid
        rail={
          <>
            <SectionNav sections={sectionsOf(data)} />
            <RecordRail
              address={data.address}
              hub={data.hub}
              freshness={data.freshness}
              languages={data.languages}
              tags={data.tags}
              list={`/${kind}s`}
            />
          </>
        }
      >
        {data.upstream && <UpstreamNotice {...data.upstream} />}
        {panel && (
          // An id without an owner has no file URLs: they would be those of another repository.
          <SnippetSection panel={panel} url={url} {...(summary.owner !== undefined && { files: url })} />
        )}
        {data.preview && <PreviewSection preview={data.preview} />}
        {files.tree.files > 0 && (
          <FilesSection files={files}>
            <DerivedNote {...data.derived} />
          </FilesSection>
        )}
        {models.length > 0 && <Models data={data} />}
        {!data.upstream && <CardSection kind={kind} id={summary.id} card={data.card} hub={data.hub} />}
      </PageGrid>
    </>
  );
}

function Chips({ data: { sdk, languages } }: { data: Shown }) {
  return (
    <>
      {sdk !== undefined && <Chip>{sdk}</Chip>}
      <LanguagesChip languages={languages} />
    </>
  );
}

/** The sections that have something in them, with how much. */
function sectionsOf({ panel, preview, files, models, modelCount, card }: Shown): readonly SectionLink[] {
  const sections: readonly (SectionLink | undefined)[] = [
    panel && { id: 'use', name: 'Use', count: formatCount(panel.tabs.length) },
    preview && {
      id: 'rows',
      name: 'Rows',
      ...(preview.rows !== undefined && { count: formatCount(preview.rows) }),
    },
    files.tree.files > 0 ? { id: 'files', name: 'Files', count: formatCount(files.tree.files) } : undefined,
    models.length > 0 ? { id: 'models', name: 'Models', count: formatCount(modelCount) } : undefined,
    card && { id: 'readme', name: 'Card' },
  ];
  return sections.filter((section) => section !== undefined);
}

function Models({ data }: { data: Shown }) {
  return (
    <Section id="models" title={`Models using this ${data.kind}`}>
      <ol className="border-t border-line">
        {data.models.map((item) => (
          <RepositoryRow key={item.id} kind="model" item={item} />
        ))}
      </ol>
      {data.modelCount > data.models.length && (
        <p className="mt-3 text-sm">
          <Link href={withQuery('/models', { tag: data.modelTag })}>
            All {plural(data.modelCount, 'model')}
          </Link>
        </p>
      )}
    </Section>
  );
}
