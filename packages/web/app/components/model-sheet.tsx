/** @module The data sheet beside the code. A figure nobody knows says so. */
import { formatCompact, formatCount, formatDate, formatParameters } from '../lib/format.ts';
import { libraryPath, withQuery } from '../lib/links.ts';
import type { ModelData } from '../pages/model.server.ts';
import { Lineage } from './lineage.tsx';
import { SheetRow } from './sheet-row.tsx';
import { Tags } from './tags.tsx';

type SheetData = Pick<
  ModelData,
  'summary' | 'languages' | 'tags' | 'created' | 'contextLength' | 'lineage' | 'hub'
>;

export function ModelSheet({ model }: { model: SheetData }) {
  const { summary, languages, tags, created, contextLength, lineage, hub } = model;
  const unknown = <span className="text-faint">not known here</span>;
  return (
    <aside aria-label="Data sheet" className="min-w-0 space-y-8 lg:row-span-2">
      <dl className="sheet">
        {summary.library && (
          <SheetRow name="Library">
            <a
              href={
                summary.library.known
                  ? libraryPath(summary.library.key)
                  : withQuery('/models', { library: summary.library.key })
              }
            >
              {summary.library.label}
            </a>
          </SheetRow>
        )}
        <SheetRow name="Licence">
          {summary.license === undefined ? (
            unknown
          ) : (
            <a href={withQuery('/models', { license: summary.license })}>{summary.license}</a>
          )}
        </SheetRow>
        {languages.length > 0 && <SheetRow name="Languages">{shortList(languages)}</SheetRow>}
        {summary.parameters !== undefined && (
          <SheetRow name="Parameters">
            <span title={formatCount(summary.parameters)}>{formatParameters(summary.parameters)}</span>
          </SheetRow>
        )}
        {contextLength !== undefined && (
          <SheetRow name="Context">{formatCount(contextLength)} tokens</SheetRow>
        )}
        <SheetRow name="Downloads">
          {summary.downloads === undefined ? unknown : formatCompact(summary.downloads)}
        </SheetRow>
        <SheetRow name="Likes">
          {summary.likes === undefined ? unknown : formatCompact(summary.likes)}
        </SheetRow>
        {created !== undefined && <SheetRow name="Created">{formatDate(created)}</SheetRow>}
        {summary.updated !== undefined && <SheetRow name="Updated">{formatDate(summary.updated)}</SheetRow>}
        <SheetRow name="Source">
          <a href={hub.href} rel="noopener nofollow">
            {hub.name}
          </a>
        </SheetRow>
      </dl>
      <Lineage lineage={lineage} name={summary.name} />
      <Tags tags={tags} path="/models" />
    </aside>
  );
}

const shortList = (names: readonly string[]): string =>
  names.length <= 4 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`;
