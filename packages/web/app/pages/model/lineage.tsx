/** @module The family of a model: base models, itself, and derivatives by how they were made. */
import { Link, Section } from '@loadout/react';
import { formatCount } from '../../lib/format/format.ts';
import { datasetPath, modelPath, withQuery } from '../../lib/links/links.ts';
import type { LineageView, Offspring, Relation, Relative } from './lineage.server.ts';

const derivatives: Readonly<Record<Relation, string>> = {
  finetune: 'Fine-tuned',
  quantized: 'Quantized',
  adapter: 'Adapters',
  merge: 'Merges',
  other: 'Other derivatives',
};

const made: Readonly<Record<string, string>> = {
  finetune: 'fine-tuned',
  quantized: 'quantized',
  adapter: 'an adapter',
  merge: 'merged',
};

export const hasLineage = ({ generations, children, datasets }: LineageView): boolean =>
  generations.length + children.length + datasets.length > 0;

export function Lineage({ lineage, name }: { lineage: LineageView; name: string }) {
  const { generations, children, datasets, relation } = lineage;
  const how = relation === undefined ? undefined : made[relation];
  return (
    <Section id="lineage" title="Lineage" lead="Where the weights come from and what was made from them.">
      {(generations.length > 0 || children.length > 0) && (
        <ol className="lineage">
          {generations.map((generation) => (
            <li key={generation.map(({ id }) => id).join()}>
              {generation.map((relative) => (
                <RelativeNode key={relative.id} relative={relative} />
              ))}
            </li>
          ))}
          <li aria-current="true">
            <span className="node here">
              <small>This model{generations.length > 0 && how !== undefined && `, ${how}`}</small>
              <span className="literal">{name}</span>
            </span>
          </li>
          {children.length > 0 && (
            <li className="branches">
              {children.map((offspring) => (
                <Branch key={offspring.relation} offspring={offspring} />
              ))}
            </li>
          )}
        </ol>
      )}
      {datasets.length > 0 && <Datasets datasets={datasets} />}
    </Section>
  );
}

function RelativeNode({ relative: { id, known } }: { relative: Relative }) {
  const content = (
    <>
      <small>Base model</small>
      <span className="literal">{id}</span>
    </>
  );
  return known ? (
    <Link href={modelPath(id)} className="node">
      {content}
    </Link>
  ) : (
    <span className="node">{content}</span>
  );
}

function Branch({ offspring: { relation, count, tag, first } }: { offspring: Offspring }) {
  const [example] = first;
  return (
    <Link href={withQuery('/models', { tag })} className="node">
      <b>{derivatives[relation]}</b>
      <span className="literal truncate">{example}</span>
      <span className="figure">{formatCount(count)}</span>
    </Link>
  );
}

const Datasets = ({ datasets }: { datasets: readonly Relative[] }) => (
  <>
    <h3 className="label mt-6">Trained on</h3>
    <ul className="mt-2 flex flex-wrap gap-2">
      {datasets.map(({ id, known }) => (
        <li key={id} className="max-w-full">
          {known ? (
            <Link href={datasetPath(id)} className="chip">
              <span className="truncate">{id}</span>
            </Link>
          ) : (
            <span className="chip">
              <span className="truncate">{id}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  </>
);
