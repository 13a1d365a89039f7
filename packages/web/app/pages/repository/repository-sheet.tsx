/** @module The data sheet of a dataset or a space. */
import { Link } from '@loadout/react';
import { formatBytes } from '../../lib/format/format.ts';
import { taskPath } from '../../lib/links/links.ts';
import type { RepositoryData } from './repository.server.ts';
import type { Extent } from './extent.ts';
import { SheetRow } from '../../ui/sheet-row.tsx';
import { FigureRow, LanguagesRow, OriginRows, Unknown } from '../../features/repository/sheet-rows.tsx';

type Shown = Pick<
  RepositoryData,
  'kind' | 'summary' | 'tasks' | 'languages' | 'sdk' | 'extent' | 'created' | 'hub'
>;

export function RepositorySheet({ data }: { data: Shown }) {
  const { kind, summary, tasks, languages, sdk, extent, created, hub } = data;
  return (
    <dl className="sheet">
      {tasks.length > 0 && (
        <SheetRow name={tasks.length === 1 ? 'Task' : 'Tasks'}>
          {tasks.map((task) => (
            <Link key={task.id} href={taskPath(task.id)} className="block">
              {task.label}
            </Link>
          ))}
        </SheetRow>
      )}
      {sdk !== undefined && <SheetRow name="Made with">{sdk}</SheetRow>}
      <ExtentRows extent={extent} />
      <SheetRow name="Licence">{summary.license ?? <Unknown />}</SheetRow>
      <LanguagesRow languages={languages} />
      {kind === 'dataset' && <FigureRow name="Downloads" figure={summary.downloads} />}
      <FigureRow name="Likes" figure={summary.likes} />
      <OriginRows summary={summary} created={created} hub={hub} />
    </dl>
  );
}

function ExtentRows({ extent: { rows, bytes, formats, modalities } }: { extent: Extent }) {
  return (
    <>
      {rows !== undefined && <SheetRow name="Rows">{rows}</SheetRow>}
      {bytes !== undefined && <SheetRow name="Size">{formatBytes(bytes)}</SheetRow>}
      {formats.length > 0 && <SheetRow name="Format">{formats.join(', ')}</SheetRow>}
      {modalities.length > 0 && <SheetRow name="Modality">{modalities.join(', ')}</SheetRow>}
    </>
  );
}
