/** @module Changes a module so that it loads its parts: what it imports from a part is read when it is used. */
import { posix } from 'node:path';
import {
  type ImportDeclaration,
  type Node,
  type ObjectProperty,
  parseSync,
  type Program,
  Visitor,
} from 'oxc-parser';
import { applied, type Edit } from '../edits.ts';

export interface Import {
  /** Path of the module, relative to the sources and without extension. */
  readonly path: string;
  /** Names of its exports; `*` for all of them. */
  readonly names: readonly string[];
}

/** The path of an imported module; undefined for a package. */
export const importedPath = (from: string, specifier: string): string | undefined =>
  specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier.replace(/\.[jt]s$/, '')) : undefined;

const programOf = (path: string, source: string): Program => parseSync(`${path}.ts`, source).program;

type Specifier = ImportDeclaration['specifiers'][number];

const isValue = (one: Specifier): boolean => one.type !== 'ImportSpecifier' || one.importKind !== 'type';

function exportedName(one: Specifier): string {
  if (one.type === 'ImportNamespaceSpecifier') return '*';
  if (one.type === 'ImportDefaultSpecifier') return 'default';
  return one.imported.type === 'Identifier' ? one.imported.name : one.imported.value;
}

/** What a module imports from others of the catalogue; types are not counted. */
export const importsOf = (path: string, source: string): readonly Import[] =>
  programOf(path, source).body.flatMap((node): readonly Import[] => {
    if (!('source' in node) || !node.source) return [];
    const target = importedPath(path, node.source.value);
    if (target === undefined) return [];
    if (node.type !== 'ImportDeclaration')
      return node.exportKind === 'type' ? [] : [{ path: target, names: ['*'] }];
    const values = node.importKind === 'type' ? [] : node.specifiers.filter(isValue);
    return values.length === 0 ? [] : [{ path: target, names: values.map(exportedName) }];
  });

/** What each imported name of a part is replaced by. */
type Reads = ReadonlyMap<string, string>;

const readsOf = ({ specifiers }: ImportDeclaration, part: string): Reads =>
  new Map(
    specifiers.filter(isValue).map((one) => {
      const name = exportedName(one);
      return [one.local.name, name === '*' ? part : `${part}.${name}`];
    }),
  );

/** The names that the module declares; the names of parts must be others. */
function declaredIn(program: Program): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (node: Node | null): void => {
    if (node?.type === 'Identifier') names.add(node.name);
    if (node?.type === 'ObjectPattern')
      for (const one of node.properties) add(one.type === 'RestElement' ? one.argument : one.value);
    if (node?.type === 'ArrayPattern') for (const element of node.elements) add(element);
    if (node?.type === 'AssignmentPattern') add(node.left);
    if (node?.type === 'RestElement') add(node.argument);
  };
  const addParams = ({ params }: { readonly params: readonly Node[] }): void => {
    for (const param of params) add(param);
  };
  new Visitor({
    VariableDeclarator: ({ id }) => add(id),
    FunctionDeclaration(node) {
      add(node.id);
      addParams(node);
    },
    FunctionExpression: addParams,
    ArrowFunctionExpression: addParams,
  }).visit(program);
  return names;
}

/** Edits that read the parts where their names are used. A property of an object reads its part when it is read itself. */
function readingEdits(program: Program, source: string, reads: Reads): readonly Edit[] {
  const edits: Edit[] = [];
  /** Positions of names that are no values. */
  const others = new Set<number>();
  const readOf = (node: Node): string | undefined =>
    node.type === 'Identifier' ? reads.get(node.name) : undefined;
  new Visitor({
    ImportSpecifier({ local, imported }) {
      others.add(local.start);
      others.add(imported.start);
    },
    ImportDefaultSpecifier: ({ local }) => void others.add(local.start),
    ImportNamespaceSpecifier: ({ local }) => void others.add(local.start),
    MemberExpression({ property, computed }) {
      if (!computed) others.add(property.start);
    },
    ObjectExpression({ properties }) {
      for (const one of properties) {
        if (one.type !== 'Property' || one.computed) continue;
        others.add(one.key.start);
        const read = readOf(one.value);
        if (read === undefined) continue;
        others.add(one.value.start);
        const name = source.slice(one.key.start, one.key.end);
        edits.push({ start: one.start, end: one.end, text: `get ${name}() { return ${read}; }` });
      }
    },
    'Identifier:exit'(node) {
      const read = others.has(node.start) ? undefined : readOf(node);
      if (read !== undefined) edits.push({ start: node.start, end: node.end, text: read });
    },
  }).visit(program);
  return edits;
}

/** The runtime of parts, which modules that have some import. */
const runtime = 'snippets/part';

function importOfRuntime(path: string): string {
  const from = posix.relative(posix.dirname(path), runtime);
  return `import { part } from '${from.startsWith('.') ? from : `./${from}`}.ts';`;
}

/** The text of a module that loads its parts; `path` is relative to the sources, without extension. */
export function withLoadedParts(path: string, source: string, isPart: (path: string) => boolean): string {
  const program = programOf(path, source);
  const edits: Edit[] = [];
  const reads = new Map<string, string>();
  let head = '';
  for (const node of program.body) {
    if (!('source' in node) || !node.source) continue;
    const target = importedPath(path, node.source.value);
    if (target === undefined || !isPart(target)) continue;
    if (node.type !== 'ImportDeclaration') {
      if (node.exportKind === 'type') continue;
      throw new Error(`${path} exports names of the part ${target}: import them from there.`);
    }
    const part = `part${reads.size}_`;
    const found = node.importKind === 'type' ? new Map<string, string>() : readsOf(node, `${part}()`);
    if (found.size > 0)
      head += `const ${part} = /* @__PURE__ */ part(() => import('${node.source.value}')); `;
    for (const [name, read] of found) reads.set(name, read);
    edits.push({ start: node.start, end: node.end, text: '' });
  }
  if (reads.size === 0) return source;
  const declared = declaredIn(program);
  for (const name of reads.keys())
    if (declared.has(name)) throw new Error(`${path} has another ${name} than that of its part: rename one.`);
  return (
    `${importOfRuntime(path)} ${head}` + applied(source, [...edits, ...readingEdits(program, source, reads)])
  );
}

/** The module of a library with other fields: `edit` gives the text of a field that changes. */
function withFields(
  path: string,
  source: string,
  edit: (field: ObjectProperty) => string | undefined,
): string {
  const edits: Edit[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [given] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineLibrary') return;
      if (given?.type !== 'ObjectExpression') return;
      for (const one of given.properties) {
        const text = one.type === 'Property' ? edit(one) : undefined;
        if (text !== undefined) edits.push({ start: one.start, end: one.end, text });
      }
    },
  }).visit(programOf(path, source));
  return applied(source, edits);
}

/** In place of a field that is left out. */
const nothing = '...{}';

/** The module of a library without its data. */
export const withFunctionsOnly = (path: string, source: string): string =>
  withFields(path, source, ({ value }) =>
    value.type === 'Literal' || value.type === 'ArrayExpression' ? nothing : undefined,
  );

/** The module of a library without the given fields, and with a generator that is loaded from an address. */
export function withLoadedGenerator(
  path: string,
  source: string,
  address: string,
  leftOut: ReadonlySet<string>,
): string {
  let hasGenerator = false;
  const text = withFields(path, source, ({ key }) => {
    const name = key.type === 'Identifier' ? key.name : '';
    if (leftOut.has(name)) return nothing;
    if (name !== 'snippets') return undefined;
    hasGenerator = true;
    return 'snippets: (...words) => loaded_().default.snippets(...words)';
  });
  if (!hasGenerator) return text;
  return `${importOfRuntime(path)} const loaded_ = /* @__PURE__ */ part(() => import('${address}')); ${text}`;
}
