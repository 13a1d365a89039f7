/** @module One export of a package: where it is imported from, what it is for, its declaration, and an example. */
import { CodeBlock, Disclosure } from '@loadout/react';
import { plural } from '../../lib/format/format.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import type { ReferenceEntry } from './reference.server.ts';

interface ReferenceExportProps {
  readonly entry: ReferenceEntry;
  readonly packageName: string;
}

/** The id is inside of the folded part: browsers unfold it for a link to it. */
export function ReferenceExport({ entry, packageName }: ReferenceExportProps) {
  const { name, anchor, kind, comment, from, paths, signature, example, needs } = entry;
  const others = from.length > 1 || from[0] !== packageName;
  return (
    <div id={anchor} className="prose scroll-mt-28 pb-6">
      <p>
        <span className="text-faint">{kind}: </span>
        <MarkedText text={comment} />
      </p>
      {others && (
        <p className="text-faint">
          From{' '}
          {from.map((one, at) => (
            <span key={one}>
              {at > 0 && ', '}
              <code>{one}</code>
            </span>
          ))}
        </p>
      )}
      <div className="mt-3 rounded border border-line">
        <CodeBlock code={signature} label={`Declaration of ${name}`} />
        {example && (
          <div className="border-t border-line">
            <CodeBlock code={example} label={`Example of ${name}`} />
          </div>
        )}
      </div>
      {needs !== undefined && <p className="text-faint">Needs {needs}; type-checked, not executed.</p>}
      {paths !== undefined && (
        <Disclosure summary={plural(paths.length, 'import path')}>
          <ul className="text-sm">
            {paths.map((path) => (
              <li key={path} className="wrap-anywhere">
                <code>{path}</code>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
