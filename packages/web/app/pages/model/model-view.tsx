/** @module The page of a model: head, then a section for each way to use it, its files and its lineage. */
import { AppsPanel, InferenceSection, Link, SnippetSection } from '@loadout/react';
import { DerivedNote } from '../../features/repository/derived-note.tsx';
import type { CardHead } from '../../features/card/card-head.ts';
import { CardSection } from '../../features/card/card-section.tsx';
import { FilesSection } from '../../features/repository/files-section.tsx';
import { UpstreamNotice } from '../../features/repository/upstream-notice.tsx';
import { RecordRail } from '../../features/repository/record-rail.tsx';
import { LanguagesChip, LibraryChip, RepositoryHead } from '../../features/repository/repository-head.tsx';
import { PageGrid } from '../../ui/page-grid.tsx';
import { SectionNav } from '../../ui/section-nav.tsx';
import { DownloadRule } from './download-rule.tsx';
import { hasLineage, Lineage } from './lineage.tsx';
import type { ModelData } from './page.server.ts';

export type ShownModel = Omit<ModelData, 'record' | 'cookies' | 'options' | 'card'> & {
  readonly card: CardHead | undefined;
};

export function ModelView({ model }: { model: ShownModel }) {
  const { summary, panel, apps, inference, files, lineage } = model;
  const url = new URL(model.address, 'http://page');
  const card = !model.upstream && (
    <CardSection kind="model" id={summary.id} card={model.card} hub={model.hub} />
  );
  return (
    <div data-modality={summary.task?.modality ?? 'other'}>
      <RepositoryHead
        kind="model"
        summary={summary}
        hub={model.hub}
        sentence={model.sentence}
        facts={model.facts}
        pending={model.freshness?.refreshing}
        tasks={summary.task ? [summary.task] : []}
        chips={<Chips model={model} />}
      />
      <PageGrid
        rail={
          <>
            <SectionNav sections={model.sections} />
            <RecordRail
              address={model.address}
              hub={model.hub}
              freshness={model.freshness}
              languages={model.languages}
              tags={model.tags}
              list="/models"
            />
          </>
        }
      >
        {model.upstream && <UpstreamNotice {...model.upstream} />}
        {panel && <SnippetSection panel={panel} url={url} files={url} />}
        {apps && (
          <AppsPanel
            view={apps}
            url={url}
            files={url}
            memoryNote={<MemoryNote isKnown={apps.machine !== undefined} />}
          />
        )}
        {inference && <InferenceSection view={inference} url={url} files={url} />}
        {model.card && card}
        {files.tree.files > 0 && (
          <FilesSection files={files}>
            <DerivedNote {...model.derived} />
            <DownloadRule rule={model.rule} />
          </FilesSection>
        )}
        {hasLineage(lineage) && <Lineage lineage={lineage} name={summary.name} />}
        {model.card === undefined && card}
      </PageGrid>
    </div>
  );
}

const Chips = ({ model: { summary, languages } }: { model: ShownModel }) => (
  <>
    {summary.library && <LibraryChip library={summary.library} />}
    <LanguagesChip languages={languages} />
  </>
);

const MemoryNote = ({ isKnown }: { isKnown: boolean }) => (
  <>
    <Link href="/hardware">{isKnown ? 'Change your machine' : 'Choose your machine to see what fits'}</Link>
    <Link href="/hardware#estimate">How memory is estimated</Link>
  </>
);
