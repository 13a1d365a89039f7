/** @module Renders the TypeScript of an index from its entries. */
import { type Collection, keysName } from './collections.ts';
import type { Entry } from './entries.ts';

export const quote = (text: string): string => `'${text.replace(/['\\]/g, String.raw`\$&`)}'`;

/** Any file name is a key, but import names must be unique identifiers. */
export const importNames = (keys: readonly string[], suffix: string): ReadonlyMap<string, string> => {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const key of keys) {
    const [first = '', ...rest] = key.split(/[^A-Za-z0-9]+/).filter((part) => part !== '');
    const words = rest.map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`).join('');
    const base = `${/^\d/.test(first) ? '_' : ''}${first}${words}${suffix}`;
    let name = base;
    for (let count = 2; taken.has(name); count += 1) name = `${base}${count}`;
    taken.add(name);
    names.set(key, name);
  }
  return names;
};

const header = '/** @module Made by `npm run generate` from the names in this folder; not to be edited. */';

export const renderIndex = (collection: Collection, entries: readonly Entry[]): string => {
  const { constant, keyType, keyList, type } = collection;
  const names = importNames(
    entries.map((entry) => entry.key),
    type.name,
  );
  return [
    header,
    `import type { ${type.name} } from ${quote(type.from)};`,
    ...(keyList === undefined ? [] : [`import type { ${keyType} } from './${keysName}';`]),
    ...entries.map(({ key, module }) => `import ${names.get(key)} from ${quote(module)};`),
    '',
    `export const ${constant} = {`,
    ...entries.map(({ key }) => `  ${quote(key)}: ${names.get(key)},`),
    ...(keyList === undefined
      ? [
          `} as const satisfies Record<string, ${type.name}>;`,
          '',
          `export type ${keyType} = keyof typeof ${constant};`,
        ]
      : [`} as const satisfies Record<${keyType}, ${type.name}>;`]),
    '',
  ].join('\n');
};

/** The keys without the entries: their union type, and a type guard. */
export const renderKeys = (
  { keyType }: Pick<Collection, 'keyType'>,
  keyList: string,
  entries: readonly Entry[],
): string =>
  [
    header,
    `export const ${keyList} = [`,
    ...entries.map(({ key }) => `  ${quote(key)},`),
    '] as const;',
    '',
    `export type ${keyType} = (typeof ${keyList})[number];`,
    '',
    `const known: ReadonlySet<string> = /* @__PURE__ */ new Set(${keyList});`,
    '',
    `export const is${keyType} = (key: string | undefined): key is ${keyType} =>`,
    '  key !== undefined && known.has(key);',
    '',
  ].join('\n');
