/** @module What goes into a task and what comes out of it; one renderer for each kind of entry. */
import type { ShownDemo } from './demo-assets.server.ts';
import { AnnotatedText } from './annotated-text.tsx';
import { ScrollRegion } from '@loadout/react';

export function Demo({ inputs, outputs }: { inputs: readonly ShownDemo[]; outputs: readonly ShownDemo[] }) {
  if (inputs.length === 0 && outputs.length === 0) return null;
  return (
    <div className="demo">
      <Side title="Input" entries={inputs} />
      <Side title="Output" entries={outputs} />
    </div>
  );
}

function Side({ title, entries }: { title: string; entries: readonly ShownDemo[] }) {
  return (
    <section aria-label={title}>
      <h2 className="label">{title}</h2>
      {entries.length === 0 && <p className="text-sm text-faint">None: the model starts from noise.</p>}
      {entries.map((entry, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the entries of a demo never change their order
        <DemoView key={at} entry={entry} side={title} />
      ))}
    </section>
  );
}

function DemoView({ entry, side }: { entry: ShownDemo; side: string }) {
  switch (entry.type) {
    case 'text':
      return (
        <figure>
          {entry.label !== side && <figcaption className="label">{entry.label}</figcaption>}
          <p className="mt-1 font-serif text-md whitespace-pre-line">{entry.content}</p>
        </figure>
      );
    case 'img':
      return (
        <figure>
          {entry.asset ? (
            <picture>
              {entry.stillAsset && (
                <source media="(prefers-reduced-motion: reduce)" srcSet={entry.stillAsset.url} />
              )}
              <img src={entry.asset.url} alt={entry.alt} {...entry.asset.size} decoding="async" />
            </picture>
          ) : (
            <p className="font-serif text-md text-soft">{entry.alt}</p>
          )}
          {entry.label !== undefined && <figcaption className="label mt-2">{entry.label}</figcaption>}
        </figure>
      );
    case 'audio':
      return (
        <figure>
          <figcaption className="label">{entry.label}</figcaption>
          {entry.asset && (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript is below it
            <audio controls preload="none" src={entry.asset.url} className="mt-2" />
          )}
          <p className="mt-2 font-serif text-md text-soft">
            <span className="sr-only">Transcript: </span>
            {entry.transcript}
          </p>
        </figure>
      );
    case 'chart':
      return <Chart entry={entry} />;
    case 'tabular':
      return <Table entry={entry} />;
    case 'text-with-tokens':
      return (
        <figure>
          {entry.label !== undefined && <figcaption className="label">{entry.label}</figcaption>}
          <AnnotatedText text={entry.text} tokens={entry.tokens} />
        </figure>
      );
  }
}

type Entry<Type extends ShownDemo['type']> = Extract<ShownDemo, { type: Type }>;

function Chart({ entry }: { entry: Entry<'chart'> }) {
  return (
    <figure>
      {entry.label !== undefined && <figcaption className="label mb-2">{entry.label}</figcaption>}
      <dl className="bars">
        {entry.data.map(({ label, score }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd aria-hidden="true">
              <svg viewBox="0 0 100 8" preserveAspectRatio="none">
                <rect width={Math.max(0, Math.min(1, score)) * 100} height="8" />
              </svg>
            </dd>
            <dd className="figure text-soft">{score.toFixed(3)}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

function Table({ entry: { table, label } }: { entry: Entry<'tabular'> }) {
  const [head = [], ...rows] = table;
  return (
    <figure>
      {label !== undefined && <figcaption className="label mb-2">{label}</figcaption>}
      <ScrollRegion label={label ?? 'Table'}>
        <table className="table">
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join('\t')}>
                {row.map((cell, at) => (
                  <td key={head[at] ?? cell} className="figure">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </figure>
  );
}
