/** @module The data sheet beside the code. A figure nobody knows says so. */
import type { ReactNode } from 'react';
import { formatCompact, formatCount, formatDate, formatParameters } from '../lib/format.ts';
import { libraryPath, modelPath, withQuery } from '../lib/links.ts';
import type { ModelData } from '../pages/model.server.ts';

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
          <Row name="Library">
            <a href={libraryPath(summary.library.key)}>{summary.library.label}</a>
          </Row>
        )}
        <Row name="Licence">
          {summary.license === undefined ? (
            unknown
          ) : (
            <a href={withQuery('/models', { license: summary.license })}>{summary.license}</a>
          )}
        </Row>
        {languages.length > 0 && <Row name="Languages">{shortList(languages)}</Row>}
        {summary.parameters !== undefined && (
          <Row name="Parameters">
            <span title={formatCount(summary.parameters)}>{formatParameters(summary.parameters)}</span>
          </Row>
        )}
        {contextLength !== undefined && <Row name="Context">{formatCount(contextLength)} tokens</Row>}
        <Row name="Downloads">
          {summary.downloads === undefined ? unknown : formatCompact(summary.downloads)}
        </Row>
        <Row name="Likes">{summary.likes === undefined ? unknown : formatCompact(summary.likes)}</Row>
        {created !== undefined && <Row name="Created">{formatDate(created)}</Row>}
        {summary.updated !== undefined && <Row name="Updated">{formatDate(summary.updated)}</Row>}
        <Row name="Source">
          <a href={hub.href} rel="noopener nofollow">
            {hub.name}
          </a>
        </Row>
      </dl>
      <Lineage lineage={lineage} />
      {tags.length > 0 && <Tags tags={tags} />}
    </aside>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="figure">{children}</dd>
    </div>
  );
}

const relationNames: Readonly<Record<string, string>> = {
  finetune: 'Fine-tunes',
  quantized: 'Quantizations',
  adapter: 'Adapters',
  merge: 'Merges',
};

function Lineage({ lineage }: { lineage: ModelData['lineage'] }) {
  if (lineage.parents.length === 0 && lineage.children.length === 0) return null;
  return (
    <section aria-label="Lineage">
      <h2 className="label">Lineage</h2>
      <ul className="mt-1.5 space-y-1 text-sm">
        {lineage.parents.map((parent) => (
          <li key={parent.id}>
            <span className="text-faint">made from </span>
            {parent.known ? (
              <a href={modelPath(parent.id)} className="literal">
                {parent.id}
              </a>
            ) : (
              <span className="literal">{parent.id}</span>
            )}
          </li>
        ))}
        {lineage.children.map((child) => (
          <li key={child.relation}>
            <a href={withQuery('/models', { tag: child.tag })}>
              {formatCount(child.count)} {(relationNames[child.relation] ?? child.relation).toLowerCase()}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const tagsShown = 18;

function Tags({ tags }: { tags: readonly string[] }) {
  const chips = tags.map((tag) => (
    <li key={tag} className="max-w-full">
      <a href={withQuery('/models', { tag })} className="chip">
        {tag}
      </a>
    </li>
  ));
  return (
    <section aria-label="Tags">
      <h2 className="label">Tags</h2>
      <ul className="mt-2 flex flex-wrap gap-1.5">{chips.slice(0, tagsShown)}</ul>
      {chips.length > tagsShown && (
        <details className="mt-2">
          <summary className="text-xs text-faint">{chips.length - tagsShown} more</summary>
          <ul className="mt-2 flex flex-wrap gap-1.5">{chips.slice(tagsShown)}</ul>
        </details>
      )}
    </section>
  );
}

const shortList = (names: readonly string[]): string =>
  names.length <= 4 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`;
