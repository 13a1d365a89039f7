/** @module The name of a model and the three things one asks first: what it does, with what, may I use it. */
import { Link } from '@loadout/react';
import { formatCompact, formatParameters } from '../../lib/format/format.ts';
import { taskPath, withQuery } from '../../lib/links/links.ts';
import type { ModelData } from './page.server.ts';
import { ModalityGlyph } from '../../ui/modality-glyph.tsx';
import { GatedChip, IdAndRecord, RepositoryTitle } from '../../features/repository/repository-title.tsx';

export function ModelHead({ model: { summary } }: { model: Pick<ModelData, 'summary'> }) {
  const { id, task } = summary;
  return (
    <div className="mb-8">
      <RepositoryTitle kind="model" summary={summary} />
      <p className="mt-3 flex flex-wrap items-center gap-2 text-sm">
        {task && (
          <Link
            href={task.known ? taskPath(task.id) : withQuery('/models', { task: task.id })}
            data-modality={task.modality}
            className="chip border-transparent bg-hue-tint text-hue"
          >
            <ModalityGlyph modality={task.modality} size={13} />
            {task.label}
          </Link>
        )}
        {summary.gated && <GatedChip />}
        <IdAndRecord kind="model" id={id} />
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
