/** @module The page of a model: head, then a section for each way to use it, its files and its lineage. */
import { AppsPanel, type AppsView, InferenceSection, Link, SnippetSection } from '@loadout/react';
import { DerivedNote } from '../../features/repository/derived-note.tsx';
import type { CardHead } from '../../features/card/card-head.ts';
import { CardSection } from '../../features/card/card-section.tsx';
import { FilesSection } from '../../features/repository/files-section.tsx';
import { UpstreamNotice } from '../../features/repository/upstream-notice.tsx';
import { RecordRail } from '../../features/repository/record-rail.tsx';
import {
  LanguagesChip,
  LibraryChip,
  RepositoryHead,
  TaskChip,
} from '../../features/repository/repository-head.tsx';
import { formatCount } from '../../lib/format/format.ts';
import { PageGrid } from '../../ui/page-grid.tsx';
import { type SectionLink, SectionNav } from '../../ui/section-nav.tsx';
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
        sentence={model.sentence}
        facts={model.facts}
        pending={model.freshness?.refreshing}
        modality={summary.task?.modality}
        {...((summary.task ?? summary.library ?? model.languages[0]) !== undefined && {
          chips: <Chips model={model} />,
        })}
      />
      <PageGrid
        rail={
          <>
            <SectionNav sections={sectionsOf(model)} />
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
          <AppsPanel view={apps} url={url} files={url} memoryNote={<MemoryNote machine={apps.machine} />} />
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
    {summary.task && <TaskChip task={summary.task} kind="model" />}
    {summary.library && <LibraryChip library={summary.library} />}
    <LanguagesChip languages={languages} />
  </>
);

const MemoryNote = ({ machine }: { machine: AppsView['machine'] | undefined }) => (
  <>
    {machine && <span>The line is your machine: {machine.label}.</span>}
    <Link href="/hardware">{machine ? 'Change it' : 'Choose your machine to see what fits'}</Link>
    <Link href="/hardware#estimate">How memory is estimated</Link>
  </>
);

/** The sections that have something in them, with how much. */
function sectionsOf({ panel, apps, inference, files, lineage, card }: ShownModel): readonly SectionLink[] {
  const derived = lineage.children.reduce((sum, { count }) => sum + count, 0);
  const sections: readonly (SectionLink | undefined)[] = [
    panel && { id: 'use', name: 'Use', count: formatCount(panel.tabs.length) },
    apps && { id: 'apps', name: 'Local apps', count: formatCount(apps.tabs.length + apps.links.length) },
    inference && { id: 'inference', name: 'Inference', count: formatCount(inference.providers.length) },
    card && { id: 'readme', name: 'Card' },
    files.tree.files > 0 ? { id: 'files', name: 'Files', count: formatCount(files.tree.files) } : undefined,
    hasLineage(lineage)
      ? { id: 'lineage', name: 'Lineage', ...(derived > 0 && { count: formatCount(derived) }) }
      : undefined,
  ];
  return sections.filter((section) => section !== undefined);
}
