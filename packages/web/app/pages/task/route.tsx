/** @module /tasks/{id} */
import { Demo } from '../../features/demo/demo.tsx';
import { data } from 'react-router';
import { InferencePanel, Link } from '@loadout/react';
import { Payloads } from './payloads/payloads.tsx';
import { About } from './about/about.tsx';
import { ModalityGlyph } from '../../ui/modality-glyph.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Recommendations } from './recommendations.tsx';
import { TaskSheet } from './task-sheet.tsx';
import { WordsUsed } from './words-used.tsx';
import { plural } from '../../lib/format/format.ts';
import { datasetPath, modelPath, spacePath } from '../../lib/links/links.ts';
import { pageMeta } from '../../lib/page/meta.ts';
import { loadPage } from '../../lib/page/page.server.ts';
import { page } from './page.server.ts';
import type { Route } from './+types/route.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageMeta(loaderData.label, loaderData.summary) : [];

export async function loader(args: Route.LoaderArgs) {
  const { cookies, ...shown } = await loadPage(page, args);
  return data(shown, { headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Task({ loaderData: task }: Route.ComponentProps) {
  return (
    <div data-modality={task.modality}>
      <Breadcrumbs
        trail={[
          { name: 'Loadout', href: '/' },
          { name: 'Tasks', href: '/tasks' },
          { name: task.modalityLabel, href: `/tasks#${task.modality}` },
        ]}
      />
      <div className="mt-3 mb-8">
        <h1 className="spine flex items-center gap-3 text-2xl">
          <ModalityGlyph modality={task.modality} size={22} />
          {task.label}
        </h1>
        <p className="mt-4 max-w-measure font-serif text-lg text-soft">{task.summary}</p>
      </div>
      <Demo inputs={task.inputs} outputs={task.outputs} />
      <div className="mt-12 grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_17.5rem]">
        <div className="min-w-0 space-y-14">
          {task.about.length > 0 && <About parts={task.about} />}
          <WordsUsed words={task.words} />
          <Recommendations title="Models to start with" entries={task.models} path={modelPath}>
            <Link href={`/models?task=${task.id}`}>All {plural(task.modelCount, 'model')} for this task</Link>
          </Recommendations>
          <Recommendations title="Datasets" entries={task.datasets} path={datasetPath} />
          <Recommendations title="Spaces to try" entries={task.spaces} path={spacePath} />
          <Recommendations title="How it is measured" entries={task.metrics} />
          {task.inference && (
            <div id="call">
              <p className="label mb-2">
                Shown for <span className="literal">{task.inference.model}</span>
              </p>
              <InferencePanel view={task.inference.view} url={new URL(task.address, 'http://page')} />
            </div>
          )}
          <Payloads payloads={task.payloads} />
        </div>
        <TaskSheet task={task} />
      </div>
    </div>
  );
}
