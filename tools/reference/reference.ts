/** @module The reference of a package: each export with its entry points, group, declaration, comment and example. */
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../start/bootstrap/root.mjs';
import { type ExampleText, exampleTexts } from './example-source.ts';
import type { EntryFamily, ReferencePackage } from './packages.ts';
import { type Declared, declarationOf, exportsOf } from './source-exports.ts';

export interface ReferenceEntry {
  readonly name: string;
  readonly kind: 'class' | 'constant' | 'function' | 'type';
  /** Where it can be imported from. */
  readonly from: readonly string[];
  /** Of entry points with the same export, which is `*` in `from`: all of them. */
  readonly paths?: readonly string[];
  /** The folder of its source, `general` for files outside of folders; of entry points with the same export, their own. */
  readonly group: string;
  readonly comment: string;
  readonly signature: string;
  /** Types have none. */
  readonly example?: string;
  /** What the example needs, where a test cannot execute it. */
  readonly needs?: string;
}

/** The module header, for a type without a comment. */
function moduleComment(file: string): string {
  const text =
    /@module\s+(?<text>[^]*?)\s*(?:\*\/|\n \*\n)/.exec(readFileSync(file, 'utf8'))?.groups?.['text'] ?? '';
  return text.replaceAll(/\n \* ?/g, ' ');
}

type Described = Omit<ReferenceEntry, 'from' | 'group' | 'paths'>;

function describe(name: string, declared: Declared, example: ExampleText | undefined): Described {
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

/** `inference` for a file in `packages/catalogue/src/inference`. */
const groupOf = ({ folder }: ReferencePackage, { file }: Declared): string =>
  relative(join(root, 'packages', folder, 'src'), file)
    .split(sep)
    .slice(0, -1)[0] ?? 'general';

/** A family is described by its first module, under the path of its import. */
function familyEntry({ name: from, file, keys, group, examples }: EntryFamily, of: string): ReferenceEntry {
  const [first] = keys;
  const declared = exportsOf(join(root, file.replace('*', first ?? ''))).get('default');
  if (declared === undefined) throw new Error(`${file} has no default export.`);
  const example = exampleTexts(join(root, examples), from).get('default');
  const paths = keys.map((key) => from.replace('*', key));
  return { ...describe(from.slice(of.length + 1), declared, example), from: [from], paths, group };
}

export function referenceOf(given: ReferencePackage): readonly ReferenceEntry[] {
  const found = new Map<string, ReferenceEntry>();
  for (const { name: from, file, examples } of given.entryPoints) {
    const texts = examples === undefined ? undefined : exampleTexts(join(root, examples), from);
    for (const [name, declared] of exportsOf(join(root, file))) {
      const key = `${declared.file} ${declared.name} ${name}`;
      const known = found.get(key);
      found.set(
        key,
        known
          ? { ...known, from: [...known.from, from] }
          : { ...describe(name, declared, texts?.get(name)), from: [from], group: groupOf(given, declared) },
      );
    }
  }
  const families = given.families.map((family) => familyEntry(family, given.name));
  return [...found.values(), ...families].toSorted(
    (a, b) => Number(a.kind === 'type') - Number(b.kind === 'type') || a.name.localeCompare(b.name, 'en'),
  );
}

export const referenceText = (given: ReferencePackage): string =>
  `${JSON.stringify(referenceOf(given), null, 1)}\n`;
