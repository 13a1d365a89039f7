/** @module The exports of a package: what each is for, its declaration, and an example. */
import { CodeBlock, Disclosure } from '@loadout/react';
import { Section } from '../../ui/section.tsx';
import type { ReferenceEntry } from './reference.server.ts';

export function ReferenceList({ entries }: { entries: readonly ReferenceEntry[] }) {
  const values = entries.filter(({ kind }) => kind !== 'type');
  const types = entries.filter(({ kind }) => kind === 'type');
  if (entries.length === 0) return null;
  return (
    <>
      <Section id="reference" title="API reference" lead={`${values.length} exports, ${types.length} types.`}>
        <div className="prose">
          {values.map((entry) => (
            <Export key={entry.name} {...entry} />
          ))}
        </div>
      </Section>
      {types.length > 0 && (
        <Section id="types" title="Types">
          <div className="prose">
            {types.map(({ name, comment, signature }) => (
              <section key={name} id={name}>
                <h3>
                  <code>{name}</code>
                </h3>
                <p>{comment}</p>
                <Disclosure summary="Declaration">
                  <pre className="code scroll-x">
                    <code>{signature.text}</code>
                  </pre>
                </Disclosure>
              </section>
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

function Export({ name, kind, comment, signature, example, needs }: ReferenceEntry) {
  return (
    <section id={name}>
      <h3>
        <code>{name}</code> <small className="text-faint">{kind}</small>
      </h3>
      <p>{comment}</p>
      <div className="mt-3 rounded border border-line">
        <CodeBlock code={signature} label={`Declaration of ${name}`} />
        {example && (
          <div className="border-t border-line">
            <CodeBlock code={example} label={`Example of ${name}`} />
          </div>
        )}
      </div>
      {needs !== undefined && <p className="text-faint">Needs {needs}; type-checked, not executed.</p>}
    </section>
  );
}
