/** @module The reference of a package: each export with kind, declaration, comment and example. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/bootstrap/root.mjs';
import { type ExampleText, exampleTexts } from './example-source.ts';
import { type ReferencePackage } from './packages.ts';
import { type Declared, declarationOf, exportsOf } from './source-exports.ts';

export interface ReferenceEntry {
  readonly name: string;
  readonly kind: 'class' | 'constant' | 'function' | 'type';
  readonly comment: string;
  readonly signature: string;
  /** Types have none. */
  readonly example?: string;
  /** What the example needs, where a test cannot execute it. */
  readonly needs?: string;
}

/** What a file is about, for a type whose declaration says no more. */
function moduleComment(file: string): string {
  const text =
    /@module\s+(?<text>[^]*?)\s*(?:\*\/|\n \*\n)/.exec(readFileSync(file, 'utf8'))?.groups?.['text'] ?? '';
  return text.replaceAll(/\n \* ?/g, ' ');
}

function entryOf(name: string, declared: Declared, example: ExampleText | undefined): ReferenceEntry {
  const { kind, comment, signature } = declarationOf(declared);
  if (kind === 'type' || declared.typeOnly)
    return { name, kind: 'type', comment: comment || moduleComment(declared.file), signature };
  return {
    name,
    kind,
    comment: comment || (example?.says ?? ''),
    signature,
    ...(example && { example: example.code }),
    ...(example?.needs !== undefined && { needs: example.needs }),
  };
}

export function referenceOf(given: ReferencePackage): readonly ReferenceEntry[] {
  const examples = exampleTexts(join(root, given.examples), given.name);
  return [...exportsOf(join(root, given.entry))]
    .map(([name, declared]) => entryOf(name, declared, examples.get(name)))
    .toSorted(
      (a, b) => Number(a.kind === 'type') - Number(b.kind === 'type') || a.name.localeCompare(b.name, 'en'),
    );
}

export const referenceText = (given: ReferencePackage): string =>
  `${JSON.stringify(referenceOf(given), null, 1)}\n`;
