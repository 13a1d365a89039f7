/** @module Replaces the templates of a module by calls that need no parser. Lines keep their numbers, for source maps. */
import { type ImportDeclaration, type Node, parseSync, type Program, Visitor } from 'oxc-parser';
import { applied, type Edit } from '../edits.ts';
import { parsers } from './parse.ts';

/** The module for compiled templates of each tag. */
const compiled: Readonly<Record<string, string>> = {
  csharp: 'csharp',
  js: 'javascript',
  py: 'python',
  sh: 'shell',
};

/** Exports of another module than that of the tag. */
const elsewhere: Readonly<Record<string, string>> = { parsed: 'shell-parsed', commented: 'fill' };

/** Folders whose modules are part of a bundle with one library. */
const small = /\/(?:libraries|snippets)\//;

const breaksIn = (text: string): string => '\n'.repeat(text.split('\n').length - 1);

/** The import of the tags, and the names of those that can be compiled. */
function importedTags({ body }: Program): readonly [ImportDeclaration | undefined, readonly string[]] {
  const found = body.find(
    (node): node is ImportDeclaration =>
      node.type === 'ImportDeclaration' && /\/code\/index\.[jt]s$/.test(node.source.value),
  );
  const names = (found?.specifiers ?? []).flatMap(({ local }) =>
    Object.hasOwn(compiled, local.name) ? [local.name] : [],
  );
  return [found, names];
}

/** The edits for one tag. Nothing if the module uses it in another way: to pass it on, for example. */
class TagUses {
  readonly used = new Set<string>();
  readonly edits: Edit[] = [];
  private readonly tag: string;
  private readonly source: string;
  private readonly isSmall: boolean;

  constructor(tag: string, source: string, isSmall: boolean) {
    this.tag = tag;
    this.source = source;
    this.isSmall = isSmall;
  }

  use(name: string): string {
    this.used.add(name);
    return `${this.tag}_${name}`;
  }

  private replace(start: number, end: number, text: string): void {
    this.edits.push({ start, end, text });
  }

  template(start: number, end: number, raws: readonly string[], holes: readonly Node[]): void {
    const parse = parsers[this.tag];
    if (!parse) throw new Error(`No parser for ${this.tag}.`);
    const { filler, words, endsInComment } = parse(raws, this.isSmall);
    const call = `/* @__PURE__ */ ${this.use(filler)}(${words.map((word) => JSON.stringify(word)).join(', ')}`;
    let text = endsInComment ? `/* @__PURE__ */ ${this.use('commented')}(${call}` : call;
    let at = start;
    for (const hole of holes) {
      this.replace(at, hole.start, `${text + breaksIn(this.source.slice(at, hole.start))}, `);
      text = '';
      at = hole.end;
    }
    this.replace(at, end, `${text + breaksIn(this.source.slice(at, end))})${endsInComment ? ')' : ''}`);
  }

  member(start: number, end: number, name: string): void {
    this.replace(start, end, this.use(name));
  }

  imports(path: string): string {
    return [...this.used]
      .map((name) => {
        const module = elsewhere[name] ?? compiled[this.tag];
        return ` import { ${name} as ${this.tag}_${name} } from '${path.replace('index', `compiled/${module}`)}';`;
      })
      .join('');
  }
}

function usesOf(tag: string, path: string, source: string, program: Program): TagUses | undefined {
  const uses = new TagUses(tag, source, small.test(path));
  const read = new Set<number>();
  let isPassedOn = false;
  new Visitor({
    TaggedTemplateExpression({ tag: name, quasi, start, end }) {
      if (name.type !== 'Identifier' || name.name !== tag) return;
      read.add(name.start);
      const raws = quasi.quasis.map(({ value }) => value.raw);
      uses.template(start, end, raws, quasi.expressions);
    },
    MemberExpression({ object, property, computed, start, end }) {
      if (property.type === 'Identifier' && !computed) read.add(property.start);
      if (object.type !== 'Identifier' || object.name !== tag || property.type !== 'Identifier') return;
      read.add(object.start);
      uses.member(start, end, property.name);
    },
    Property({ key, computed, shorthand }) {
      if (!computed && !shorthand) read.add(key.start);
    },
    ImportSpecifier({ local, imported }) {
      read.add(local.start);
      read.add(imported.start);
    },
    'Identifier:exit'({ name, start }) {
      if (name === tag && !read.has(start)) isPassedOn = true;
    },
  }).visit(program);
  return isPassedOn ? undefined : uses;
}

function withCompiledTemplates(path: string, source: string): string {
  if (!/\/code\/index\.[jt]s/.test(source)) return source;
  const { program } = parseSync(path, source);
  const [imported, names] = importedTags(program);
  if (!imported) return source;
  const all = names.flatMap((name) => {
    const uses = usesOf(name, path, source, program);
    return uses === undefined ? [] : [[name, uses] as const];
  });
  if (all.length === 0) return source;
  const compiledNames = new Set(all.map(([name]) => name));
  const kept = imported.specifiers
    .filter(({ local }) => !compiledNames.has(local.name))
    .map(({ start, end }) => source.slice(start, end));
  const from = imported.source.value;
  const text = source.slice(imported.start, imported.end);
  const rest = kept.length === 0 ? '' : `import { ${kept.join(', ')} } from '${from}';`;
  const added = all.map(([, uses]) => uses.imports(from)).join('');
  return applied(source, [
    { start: imported.start, end: imported.end, text: rest + added + breaksIn(text) },
    ...all.flatMap(([, uses]) => uses.edits),
  ]);
}

/** Modules that have a smaller one in their place, of the same name in `code/compiled`. */
const replaced = /\/code\/core\/(?<name>characters|code|literal|memory|messages)(?<extension>\.[jt]s)$/;

/** The text of a module for bundles. */
export function forBundles(path: string, source: string): string {
  const { name, extension } = replaced.exec(path)?.groups ?? {};
  return name === undefined
    ? withCompiledTemplates(path, source)
    : `export * from '../compiled/${name}${extension}';\n`;
}
