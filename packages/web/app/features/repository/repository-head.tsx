/** @module The head of a model, dataset or space: name, one sentence, chips, the id to copy, the strip of facts. */
import type { RepoKind } from '@loadout/hub';
import { ButtonLink, Chip, CopyButton, FitMark, Icon, Link } from '@loadout/react';
import type { ReactNode } from 'react';
import { kindNames } from '../../lib/records/kinds.ts';
import { comparePath, libraryPath, taskPath, withQuery } from '../../lib/links/links.ts';
import type { RepositorySummary } from '../../lib/records/summary.ts';
import { Breakable } from '../../ui/breakable.tsx';
import { type Fact, FactStrip } from '../../ui/fact-strip.tsx';
import { ModalityGlyph } from '../../ui/modality-glyph.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';
import type { FactView } from './facts.ts';

type Task = NonNullable<RepositorySummary['task']>;

interface RepositoryHeadProps {
  readonly kind: RepoKind;
  readonly summary: RepositorySummary;
  readonly hub: { readonly name: string; readonly href: string };
  readonly sentence: string | undefined;
  readonly facts: readonly FactView[];
  /** Whether more facts are being loaded; `undefined` if none can be loaded. */
  readonly pending?: boolean | undefined;
  /** The first one gives the page its color. */
  readonly tasks: readonly Task[];
  /** After the tasks. */
  readonly chips: ReactNode;
}

const tasksShown = 4;

export function RepositoryHead(props: RepositoryHeadProps) {
  const { kind, summary, hub, sentence, facts, pending, tasks, chips } = props;
  const { id, owner, name, gated } = summary;
  const list = `/${kind}s`;
  return (
    <>
      <PageHead
        trail={[
          { name: kindNames[kind].title, href: list },
          ...(owner === undefined ? [] : [{ name: owner, href: withQuery(list, { author: owner }) }]),
        ]}
        title={<Breakable text={name} />}
        lead={sentence}
        modality={tasks[0]?.modality ?? 'other'}
        chips={
          <>
            {tasks.slice(0, tasksShown).map((task) => (
              <TaskChip key={task.id} task={task} kind={kind} />
            ))}
            {gated && <GatedChip hub={hub} />}
            {chips}
          </>
        }
        actions={
          <>
            <CopyId id={id} />
            {kind === 'model' && <ButtonLink href={comparePath([id])}>Compare</ButtonLink>}
          </>
        }
      />
      <FactStrip label="Key facts" pending={pending} facts={facts.map(factOf)} />
    </>
  );
}

const factOf = ({ label, value, note, href, fit, series }: FactView): Fact => ({
  label,
  value: href === undefined ? value : <Link href={href}>{value}</Link>,
  note: fit ? <FitMark {...fit} /> : note,
  aside: series && <Sparkline {...series} />,
});

/** The id as text, so that it can be read and selected without a script; a click anywhere on it copies it. */
const CopyId = ({ id }: { id: string }) => (
  <span className="copy-id">
    <code id="repository-id">
      <Breakable text={id} />
    </code>
    <CopyButton target="repository-id" what="id" />
  </span>
);

/** Leads to where access is requested. */
const GatedChip = ({ hub }: Pick<RepositoryHeadProps, 'hub'>) => (
  <Chip kind="gated" href={hub.href} label={`Gated: request access on ${hub.name}`}>
    <Icon name="lock" size={12} /> Gated
  </Chip>
);

const TaskChip = ({ task, kind }: { task: Task; kind: RepoKind }) => (
  <Chip
    kind="task"
    modality={task.modality}
    href={task.known ? taskPath(task.id) : withQuery(`/${kind}s`, { task: task.id })}
  >
    <ModalityGlyph modality={task.modality} size={13} />
    {task.label}
  </Chip>
);

export const LibraryChip = ({ library }: { library: NonNullable<RepositorySummary['library']> }) => (
  <Chip href={library.known ? libraryPath(library.key) : withQuery('/models', { library: library.key })}>
    {library.label}
  </Chip>
);

/** One language by name, more by their number. */
export function LanguagesChip({ languages }: { languages: readonly string[] }) {
  const [first] = languages;
  if (first === undefined) return null;
  return <Chip>{languages.length === 1 ? first : `${languages.length} languages`}</Chip>;
}
