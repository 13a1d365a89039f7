/** @module The name of a dataset or a space, who may read it, and its record. */
import type { RepositoryData } from './repository.server.ts';
import { GatedChip, IdAndRecord, RepositoryTitle } from '../../features/repository/repository-title.tsx';

type Shown = Pick<RepositoryData, 'kind' | 'summary' | 'title'>;

export function RepositoryHead({ data: { kind, summary, title } }: { data: Shown }) {
  const { id, name, gated } = summary;
  return (
    <div className="mb-8">
      <RepositoryTitle kind={kind} summary={summary} />
      {title !== undefined && title !== name && <p className="mt-2 font-serif text-lg text-soft">{title}</p>}
      {/* The buttons have room around their words; where no chip stands before them, it is taken back. */}
      <p className={`mt-3 flex flex-wrap items-center gap-2 text-sm ${gated ? '' : '-ml-2'}`}>
        {gated && <GatedChip />}
        <IdAndRecord kind={kind} id={id} />
      </p>
    </div>
  );
}
