/** @module The page of a task: demo, code by library, what it is, models, metrics, calls and schemas. */
import { ButtonLink, InferenceSection, Link, SnippetSection } from '@loadout/react';
import { Demo } from '../../features/demo/demo.tsx';
import { formatCount, plural } from '../../lib/format/format.ts';
import { datasetPath, modelPath, spacePath, withQuery } from '../../lib/links/links.ts';
import { FactStrip } from '../../ui/fact-strip.tsx';
import { PageGrid } from '../../ui/page-grid.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { type SectionLink, SectionNav } from '../../ui/section-nav.tsx';
import { About } from './about/about.tsx';
import type { TaskData } from './page.server.ts';
import { Payloads } from './payloads/payloads.tsx';
import { Recommendations } from './recommendations.tsx';
import { TaskRail } from './task-rail.tsx';
import { WordsUsed } from './words-used.tsx';

export type ShownTask = Omit<TaskData, 'cookies'>;

export function TaskView({ task }: { task: ShownTask }) {
  const url = new URL(task.address, 'http://page');
  return (
    <div data-modality={task.modality}>
      <PageHead
        trail={[
          { name: 'Tasks', href: '/tasks' },
          { name: task.modalityLabel, href: withQuery('/tasks', { modality: task.modality }) },
        ]}
        title={task.label}
        lead={task.summary}
        modality={task.modality}
      />
      <FactStrip label={`${task.label} in figures`} facts={factsOf(task)} />
      <PageGrid
        rail={
          <>
            <SectionNav sections={sectionsOf(task)} />
            <TaskRail task={task} />
          </>
        }
      >
        <div id="demo" className="my-10">
          <Demo inputs={task.inputs} outputs={task.outputs} />
        </div>
        {task.panel && <SnippetSection panel={task.panel} url={url} />}
        {task.about.length > 0 && (
          <div id="about" className="section">
            <About parts={task.about} />
          </div>
        )}
        <Recommendations id="models" title="Models to start with" entries={task.models} path={modelPath}>
          <ButtonLink href={withQuery('/models', { task: task.id })}>
            All {plural(task.modelCount, 'model')} for this task
          </ButtonLink>
        </Recommendations>
        <Recommendations id="metrics" title="Metrics" entries={task.metrics} />
        <Recommendations id="datasets" title="Datasets" entries={task.datasets} path={datasetPath} />
        <Recommendations id="spaces" title="Spaces to try" entries={task.spaces} path={spacePath} />
        {task.inference && (
          <div id="call">
            <InferenceSection view={task.inference.view} url={url} />
            <p className="mt-2 text-sm text-soft">
              For <span className="literal">{task.inference.model}</span>.
            </p>
          </div>
        )}
        <Payloads payloads={task.payloads} />
        <WordsUsed words={task.words} />
      </PageGrid>
    </div>
  );
}

function factsOf({ modelCount, libraries, models, metrics }: ShownTask) {
  const [first] = models;
  const [metric] = metrics;
  return [
    modelCount > 0 ? { label: 'Models', value: formatCount(modelCount) } : undefined,
    libraries.length > 0
      ? {
          label: 'Libraries',
          value: formatCount(libraries.length),
          note: libraries
            .slice(0, 3)
            .map(({ label }) => label)
            .join(', '),
        }
      : undefined,
    first && {
      label: 'Start with',
      value: (
        <Link href={modelPath(first.id)} className="literal text-base">
          {first.id.slice(first.id.indexOf('/') + 1)}
        </Link>
      ),
    },
    metric && {
      label: 'Metric',
      value: metric.name,
      ...(metric.meaning !== undefined && { note: metric.meaning }),
    },
  ];
}

const counted = (id: string, name: string, list: readonly unknown[]): SectionLink | undefined =>
  list.length === 0 ? undefined : { id, name, count: String(list.length) };

function sectionsOf(task: ShownTask): readonly SectionLink[] {
  const sections: readonly (SectionLink | undefined)[] = [
    { id: 'demo', name: 'Demo' },
    task.panel && { id: 'use', name: 'Quick start', count: String(task.panel.tabs.length) },
    task.about.length > 0 ? { id: 'about', name: 'What it is' } : undefined,
    counted('models', 'Models', task.models),
    counted('metrics', 'Metrics', task.metrics),
    counted('datasets', 'Datasets', task.datasets),
    counted('spaces', 'Spaces', task.spaces),
    task.inference && { id: 'call', name: 'Inference' },
    task.payloads.length > 0 ? { id: 'payloads', name: 'API schema' } : undefined,
  ];
  return sections.filter((section) => section !== undefined);
}
