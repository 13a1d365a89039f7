/** @module Models and libraries to start from. A column exists when one of the models has its figure. */
import { formatDate, Link } from '@loadout/react';
import { formatCompact, formatParameters, plural } from '../../lib/format/format.ts';
import { libraryPath, modelPath } from '../../lib/links/links.ts';
import type { RecordView } from '../../lib/records/row.server.ts';
import { Entry } from '../../ui/entry.tsx';
import { RecordList, RecordRow } from '../../ui/record-row.tsx';
import type { HomeData } from './page.server.ts';

const columns: readonly {
  readonly name: string;
  readonly unit: string | undefined;
  readonly value: (model: RecordView) => string | undefined;
}[] = [
  {
    name: 'Size',
    unit: 'parameters',
    value: ({ parameters }) => (parameters === undefined ? undefined : formatParameters(parameters)),
  },
  {
    name: 'Downloads',
    unit: 'downloads',
    value: ({ downloads }) => (downloads === undefined ? undefined : formatCompact(downloads)),
  },
  {
    name: 'Updated',
    unit: undefined,
    value: ({ updated }) => (updated === undefined ? undefined : formatDate(updated)),
  },
];

export function Shelf({ models, libraries, totals }: Pick<HomeData, 'models' | 'libraries' | 'totals'>) {
  const shown = columns.filter(({ value }) => models.some((model) => value(model) !== undefined));
  return (
    <div className="shelf">
      {models.length > 0 && (
        <section aria-labelledby="models" className="block">
          <header>
            <h2 id="models">Models</h2>
            <Link href="/models">All {plural(totals.models, 'model')}</Link>
          </header>
          <RecordList name="Model" columns={shown.map(({ name }) => name)}>
            {models.map((model) => (
              <RecordRow
                key={model.id}
                href={modelPath(model.id)}
                owner={model.owner}
                name={model.name}
                gated={model.gated}
                modality={model.modality}
                tags={tagsOf(model)}
                cells={shown.map(({ name, unit, value }) => ({ name, unit, value: value(model) }))}
              />
            ))}
          </RecordList>
        </section>
      )}
      <section aria-labelledby="libraries" className="block">
        <header>
          <h2 id="libraries">Libraries</h2>
          <Link href="/libraries">All {totals.libraries}</Link>
        </header>
        <ul className="leaders">
          {libraries.map((library) => (
            <li key={library.key}>
              <Entry
                href={libraryPath(library.key)}
                name={library.label}
                figure={library.models > 0 ? formatCompact(library.models) : undefined}
                unit={library.models === 1 ? 'model' : 'models'}
              />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const tagsOf = ({ task, library, licenseName }: RecordView) => [
  ...(task ? [{ key: 'task', text: task.label, hue: true }] : []),
  ...(library ? [{ key: 'library', text: library.label }] : []),
  ...(licenseName === undefined ? [] : [{ key: 'license', text: licenseName }]),
];
