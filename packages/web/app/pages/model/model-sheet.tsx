/** @module The data sheet of a model, beside the code. */
import { Link } from '@loadout/react';
import { formatCount, formatParameters } from '../../lib/format/format.ts';
import { libraryPath, withQuery } from '../../lib/links/links.ts';
import type { ModelData } from './page.server.ts';
import { Lineage } from './lineage.tsx';
import { SheetRow } from '../../ui/sheet-row.tsx';
import { FigureRow, LanguagesRow, OriginRows, Unknown } from '../../features/repository/sheet-rows.tsx';
import { Tags } from '../../features/repository/tags.tsx';

type SheetData = Pick<
  ModelData,
  'summary' | 'languages' | 'tags' | 'created' | 'contextLength' | 'lineage' | 'hub'
>;

export function ModelSheet({ model }: { model: SheetData }) {
  const { summary, languages, tags, created, contextLength, lineage, hub } = model;
  return (
    <aside aria-label="Data sheet" className="min-w-0 space-y-8 lg:row-span-2">
      <dl className="sheet">
        {summary.library && (
          <SheetRow name="Library">
            <Link
              href={
                summary.library.known
                  ? libraryPath(summary.library.key)
                  : withQuery('/models', { library: summary.library.key })
              }
            >
              {summary.library.label}
            </Link>
          </SheetRow>
        )}
        <SheetRow name="Licence">
          {summary.license === undefined ? (
            <Unknown />
          ) : (
            <Link href={withQuery('/models', { license: summary.license })}>{summary.license}</Link>
          )}
        </SheetRow>
        <LanguagesRow languages={languages} />
        {summary.parameters !== undefined && (
          <SheetRow name="Parameters">
            <span title={formatCount(summary.parameters)}>{formatParameters(summary.parameters)}</span>
          </SheetRow>
        )}
        {contextLength !== undefined && (
          <SheetRow name="Context">{formatCount(contextLength)} tokens</SheetRow>
        )}
        <FigureRow name="Downloads" figure={summary.downloads} />
        <FigureRow name="Likes" figure={summary.likes} />
        <OriginRows summary={summary} created={created} hub={hub} />
      </dl>
      <Lineage lineage={lineage} name={summary.name} />
      <Tags tags={tags} path="/models" />
    </aside>
  );
}
