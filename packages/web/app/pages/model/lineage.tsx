/** @module The family of a model: what it was made from, generation by generation, itself, and what was made from it. */
import { formatCount } from '../../lib/format/format.ts';
import { modelPath, withQuery } from '../../lib/links/links.ts';
import type { LineageView, Offspring, Relation, Relative } from './lineage.server.ts';
import { Icon, Link } from '@loadout/react';

const relationNames: Readonly<Record<Relation, { readonly one: string; readonly many: string }>> = {
  finetune: { one: 'fine-tune', many: 'fine-tunes' },
  quantized: { one: 'quantization', many: 'quantizations' },
  adapter: { one: 'adapter', many: 'adapters' },
  merge: { one: 'merge', many: 'merges' },
  other: { one: 'made from it', many: 'made from it' },
};

export function Lineage({ lineage, name }: { lineage: LineageView; name: string }) {
  const { generations, children } = lineage;
  if (generations.length === 0 && children.length === 0) return null;
  return (
    <section aria-labelledby="lineage">
      <h2 id="lineage" className="label border-b border-line pb-1">
        Lineage
      </h2>
      <ol className="lineage mt-2 text-sm">
        {generations.map((generation, at) => (
          <li key={generation.map(({ id }) => id).join()}>
            {at > 0 && <Step />}
            <span className="min-w-0">
              {generation.map((relative) => (
                <RelativeName key={relative.id} relative={relative} />
              ))}
            </span>
          </li>
        ))}
        <li aria-current="true">
          {generations.length > 0 && <Step />}
          <strong className="literal font-semibold">{name}</strong>
        </li>
        {children.map((offspring) => (
          <li key={offspring.relation} data-offspring="">
            <Step />
            <OffspringView offspring={offspring} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const Step = () => <Icon name="descend" size={13} className="mt-1.5 shrink-0 text-faint" />;

function RelativeName({ relative: { id, known } }: { relative: Relative }) {
  return known ? (
    <Link href={modelPath(id)} className="literal block">
      {id}
    </Link>
  ) : (
    <span className="literal block text-soft">{id}</span>
  );
}

function OffspringView({ offspring: { relation, count, tag, first } }: { offspring: Offspring }) {
  const { one, many } = relationNames[relation];
  return (
    <span className="min-w-0">
      <Link href={withQuery('/models', { tag })}>
        {formatCount(count)} {count === 1 ? one : many}
      </Link>
      <span className="block text-xs text-faint">
        {first.map((id) => (
          <Link key={id} href={modelPath(id)} className="literal truncate no-underline hover:underline">
            {id}
          </Link>
        ))}
      </span>
    </span>
  );
}
