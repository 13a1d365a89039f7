/** @module The name of a model and the three things one asks first: what it does, with what, may I use it. */
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { formatCompact, formatParameters } from '../lib/format.ts';
import { modelPath, taskPath, withQuery } from '../lib/links.ts';
import type { ModelData } from '../pages/model.server.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { ModalityGlyph } from './modality-glyph.tsx';

export function ModelHead({ model: { summary } }: { model: Pick<ModelData, 'summary'> }) {
  const { id, owner, name, task } = summary;
  return (
    <div className="mb-8">
      <Breadcrumbs
        trail={[
          { name: 'Loadout', href: '/' },
          { name: 'Models', href: '/models' },
          ...(owner === undefined ? [] : [{ name: owner, href: withQuery('/models', { author: owner }) }]),
        ]}
      />
      <h1 className="mt-3 font-mono text-xl font-medium tracking-tight break-words sm:text-2xl">
        {owner !== undefined && <span className="text-faint">{owner}/</span>}
        <wbr />
        {name}
      </h1>
      <p className="mt-3 flex flex-wrap items-center gap-2 text-sm">
        {task && (
          <a
            href={task.known ? taskPath(task.id) : withQuery('/models', { task: task.id })}
            data-modality={task.modality}
            className="chip border-transparent bg-hue-tint text-hue"
          >
            <ModalityGlyph modality={task.modality} size={13} />
            {task.label}
          </a>
        )}
        {summary.gated && (
          <span className="chip border-transparent bg-caution-tint text-caution">
            <LockKeyhole size={12} aria-hidden="true" /> gated
          </span>
        )}
        <span id="model-id" className="sr-only">
          {id}
        </span>
        <button
          className="button"
          data-kind="quiet"
          data-size="small"
          data-copy="model-id"
          data-needs-script=""
        >
          Copy id
          <output className="sr-only" />
        </button>
        <a href={`${modelPath(id)}.json`} className="button" data-kind="quiet" data-size="small">
          Record as JSON
        </a>
      </p>
      <KeyFacts summary={summary} />
    </div>
  );
}

/** Where the data sheet stands far below the code: the figures one decides by. */
function KeyFacts({
  summary: { library, license, parameters, downloads, likes },
}: Pick<ModelData, 'summary'>) {
  const facts = [
    library?.label,
    license,
    parameters === undefined ? undefined : `${formatParameters(parameters)} parameters`,
    downloads === undefined ? undefined : `${formatCompact(downloads)} downloads`,
    likes === undefined ? undefined : `${formatCompact(likes)} likes`,
  ].filter((fact) => fact !== undefined);
  if (facts.length === 0) return null;
  return (
    <ul aria-label="Key facts" className="mt-3 flex flex-wrap gap-x-4 text-sm text-soft lg:hidden">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
