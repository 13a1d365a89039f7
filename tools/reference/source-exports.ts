/** @module What a module exports, with the declaration of each name, through any number of re-exports. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, type Program } from 'oxc-parser';

type Statement = Program['body'][number];

interface Parsed {
  readonly text: string;
  readonly program: Program;
  readonly comments: readonly { readonly type: string; readonly value: string; readonly end: number }[];
  readonly module: ReturnType<typeof parseSync>['module'];
}

/** Where a name is declared. */
export interface Declared {
  readonly file: string;
  readonly name: string;
  /** Whether only its type is exported. */
  readonly typeOnly: boolean;
}

export interface Declaration {
  /** The declaration without its value or body. */
  readonly signature: string;
  /** Text of the comment above it. */
  readonly comment: string;
  readonly kind: 'class' | 'constant' | 'function' | 'type';
}

const parsed = new Map<string, Parsed>();

function parse(file: string): Parsed {
  const known = parsed.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const { program, comments, module } = parseSync(file, text);
  const read = { text, program, comments, module };
  parsed.set(file, read);
  return read;
}

/** The export of a module by the given name. Modules of other packages have none here. */
function exported(file: string, from: string, name: string, typeOnly: boolean): Declared | undefined {
  const target = from.startsWith('.') ? exportsOf(join(dirname(file), from)).get(name) : undefined;
  return target && { ...target, typeOnly: typeOnly || target.typeOnly };
}

/** Where a variable of a file is declared: in the file, or in the module that it is imported from. */
function sourceOf(file: string, local: string, typeOnly: boolean): Declared | undefined {
  for (const { moduleRequest, entries } of parse(file).module.staticImports)
    for (const { localName, importName } of entries)
      if (localName.value === local)
        return exported(file, moduleRequest.value, importName.name ?? 'default', typeOnly);
  return { file, name: local, typeOnly };
}

/** The exports of a source file, by name. Modules of other packages are left out. */
export function exportsOf(file: string): ReadonlyMap<string, Declared> {
  const found = new Map<string, Declared>();
  const add = (as: string, target: Declared | undefined): void => {
    if (target !== undefined) found.set(as, target);
  };
  for (const { entries } of parse(file).module.staticExports)
    for (const { moduleRequest, importName, exportName, localName, isType } of entries) {
      const as = exportName.name ?? 'default';
      if (moduleRequest === null) add(as, sourceOf(file, localName.name ?? as, isType));
      else if (importName.name !== null)
        add(as, exported(file, moduleRequest.value, importName.name, isType));
      else if (moduleRequest.value.startsWith('.'))
        for (const name of exportsOf(join(dirname(file), moduleRequest.value)).keys())
          if (name !== 'default') add(name, exported(file, moduleRequest.value, name, isType));
    }
  return found;
}

/** Statements that declare something, without `export`. */
const inner = (statement: Statement) =>
  statement.type === 'ExportNamedDeclaration' && statement.declaration !== null
    ? statement.declaration
    : statement;

interface Found {
  readonly start: number;
  /** Where the value or the body begins. */
  readonly end: number;
  readonly statement: Statement;
  readonly kind: Declaration['kind'];
}

/** Overloads come first: their declarations are the public ones. A name may be a type and a value. */
function find(source: Parsed, name: string, typeOnly: boolean): Found | undefined {
  const all = [...declarationsOf(source, name)];
  return all.find(({ kind }) => (kind === 'type') === typeOnly) ?? all[0];
}

function* declarationsOf({ program, text }: Parsed, name: string): Generator<Found> {
  for (const statement of program.body) {
    const node = inner(statement);
    const range = { start: node.start, statement };
    switch (node.type) {
      case 'VariableDeclaration': {
        const one = node.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
        if (one === undefined) break;
        const { init } = one;
        if (init?.type === 'ArrowFunctionExpression')
          yield { ...range, end: text.lastIndexOf('=>', init.body.start), kind: 'function' };
        else {
          const annotated = one.id.type === 'Identifier' && one.id.typeAnnotation;
          yield { ...range, end: annotated ? annotated.end : node.end, kind: 'constant' };
        }
        break;
      }
      case 'FunctionDeclaration':
      case 'TSDeclareFunction':
        if (node.id?.name === name) yield { ...range, end: node.body?.start ?? node.end, kind: 'function' };
        break;
      case 'ClassDeclaration':
        if (node.id?.name === name) yield { ...range, end: node.body.start, kind: 'class' };
        break;
      case 'TSInterfaceDeclaration':
      case 'TSTypeAliasDeclaration':
        if (node.id.name === name) yield { ...range, end: node.end, kind: 'type' };
        break;
      default:
        break;
    }
  }
}

/** The text of a comment, without its stars. */
const plain = (comment: string): string =>
  comment
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .replace(/@example[^]*$/, '')
    .trim();

const mostCharacters = 700;
const mostLines = 24;

/** Tables of hundreds of entries are cut. */
function shortened(text: string): string {
  const lines = text.split('\n');
  const kept = lines.slice(0, mostLines).join('\n').slice(0, mostCharacters);
  return kept.length < text.length ? `${kept.trimEnd()} …` : text;
}

/** A default export that a function returns, as `defineLibrary` does: the function declares its type. */
function returnedDefault(file: string): Declaration | undefined {
  const call = parse(file).program.body.flatMap((statement) =>
    statement.type === 'ExportDefaultDeclaration' ? [statement.declaration] : [],
  )[0];
  if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier') return undefined;
  const made = sourceOf(file, call.callee.name, false);
  const type = made && /\): (?<type>\w+)$/.exec(declarationOf(made).signature)?.groups?.['type'];
  if (type === undefined) return undefined;
  const name = type.charAt(0).toLowerCase() + type.slice(1);
  const signature = `declare const ${name}: ${type};\nexport default ${name};`;
  return { signature, comment: '', kind: 'constant' };
}

export function declarationOf({ file, name, typeOnly }: Declared): Declaration {
  const source = parse(file);
  const returned = name === 'default' ? returnedDefault(file) : undefined;
  if (returned !== undefined) return returned;
  const found = find(source, name, typeOnly);
  if (found === undefined) throw new Error(`${file} does not declare ${name}.`);
  const { text, comments } = source;
  const { start, end, statement, kind } = found;
  const above = comments.findLast(
    (comment) =>
      comment.type === 'Block' &&
      comment.value.startsWith('*') &&
      comment.end <= statement.start &&
      text.slice(comment.end, statement.start).trim() === '',
  );
  const comment = above === undefined || above.value.includes('@module') ? '' : plain(above.value);
  const signature = text
    .slice(start, end)
    .trim()
    .replace(/^(?:const|let) (?<name>\w+) = (?=\(|async|<)/, 'const $<name> = ');
  return { signature: shortened(signature), comment, kind };
}
