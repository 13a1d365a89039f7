/** @module The examples of a file as text: what is shown in the reference. */
import { readFileSync } from 'node:fs';
import { type Expression, parseSync } from 'oxc-parser';

export interface ExampleText {
  readonly says: string;
  readonly code: string;
  readonly needs?: string;
}

type Property = Extract<Expression, { type: 'ObjectExpression' }>['properties'][number];

const nameOf = (property: Property): string =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '';

const unwrapped = (expression: Expression | null | undefined): Expression | null | undefined =>
  expression?.type === 'TSSatisfiesExpression' ? unwrapped(expression.expression) : expression;

/** A part of a text, without the indentation of its first line. */
function dedented(text: string, start: number, end: number): string {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const indent = /^ */.exec(line)?.[0] ?? '';
  return text.slice(start, end).replaceAll(`\n${indent}`, '\n');
}

/** Whether a code uses a variable: not as a word in a string, a property or a key. */
const uses = (code: string, name: string): boolean =>
  new RegExp(`(?<!(?:^|[^.])\\.)\\b${name}\\b(?!:)`).test(
    code.replaceAll(/'[^'\n]*'|"[^"\n]*"|`[^`$]*`/g, "''"),
  );

/** The names of the package that a code uses, as its import; none where it uses other imports only. */
function importOf(code: string, from: string): readonly string[] {
  const named = (pattern: RegExp): Set<string> =>
    new Set([...code.matchAll(pattern)].map(({ groups }) => groups?.['name'] ?? ''));
  const types = named(/\bconst \w+: c\.(?<name>\w+)/g);
  const names = [...named(/\bc\s*\.(?<name>[A-Za-z]\w*)/g)]
    .toSorted()
    .map((name) => (types.has(name) ? `type ${name}` : name));
  return names.length === 0 ? [] : [`import { ${names.join(', ')} } from '${from}';`];
}

/** A name that the file imports from another module than the package, which is `c`. A default import has no name there. */
interface Imported {
  readonly local: string;
  readonly name: string | undefined;
  readonly from: string;
}

const importsOf = (file: string, text: string): readonly Imported[] =>
  parseSync(file, text).module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.flatMap(({ localName, importName, isType }) =>
      isType || localName.value === 'c'
        ? []
        : [{ local: localName.value, name: importName.name ?? undefined, from: moduleRequest.value }],
    ),
  );

/** The imports that a code uses, one line for each module. */
function otherImports(code: string, all: readonly Imported[]): readonly string[] {
  const used = all.filter(({ local }) => uses(code, local));
  return [...Map.groupBy(used, ({ from }) => from)].map(([from, names]) => {
    const byName = names.flatMap(({ local, name }) => (name === undefined ? [] : [local]));
    const whole = names.flatMap(({ local, name }) => (name === undefined ? [local] : []));
    return `import ${[...whole, ...(byName.length > 0 ? [`{ ${byName.join(', ')} }`] : [])].join(', ')} from '${from}';`;
  });
}

/** The statements of a function, with the last value instead of `return`. */
function bodyOf({ body }: Extract<Expression, { type: 'ArrowFunctionExpression' }>, text: string): string {
  if (body.type !== 'BlockStatement') return `${dedented(text, body.start, body.end)};`;
  const statements = body.body.map(({ start, end }) => dedented(text, start, end));
  return statements.join('\n').replace(/^return /m, '');
}

const asWritten = (code: string): string => code.replaceAll(/\bc\s*\.(?=[A-Za-z])/g, '');

function declarations(
  file: string,
  text: string,
): ReadonlyMap<string, { readonly init: Expression; readonly text: string }> {
  const found = new Map<string, { init: Expression; text: string }>();
  for (const statement of parseSync(file, text).program.body) {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (node?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of node.declarations)
      if (id.type === 'Identifier' && init)
        found.set(id.name, { init, text: dedented(text, node.start, node.end) });
  }
  return found;
}

/** The constants of the file that a code uses, with those that they use, in order. */
function constantsFor(code: string, all: ReturnType<typeof declarations>): readonly string[] {
  const used = new Set<string>();
  const visit = (text: string): void => {
    for (const [name, { text: declaration }] of all)
      if (!used.has(name) && name !== 'examples' && name !== 'shared' && uses(text, name)) {
        used.add(name);
        visit(declaration.slice(declaration.indexOf('=')));
      }
  };
  visit(code);
  return [...all].flatMap(([name, { text }]) => (used.has(name) ? [text] : []));
}

/** By the name of the export. */
export function exampleTexts(file: string, from: string): ReadonlyMap<string, ExampleText> {
  const text = readFileSync(file, 'utf8');
  const all = declarations(file, text);
  const imports = importsOf(file, text);
  const table = unwrapped(all.get('examples')?.init);
  if (table?.type !== 'ObjectExpression') throw new Error(`${file} has no table of examples.`);
  const words = (expression: Expression): string => {
    if (expression.type === 'Literal') return String(expression.value);
    if (expression.type !== 'Identifier') return '';
    const constant = all.get(expression.name)?.init;
    return constant === undefined ? '' : words(constant);
  };
  return new Map(
    table.properties.map((property) => {
      const value = property.type === 'Property' ? property.value : undefined;
      const fields = new Map(
        value?.type === 'ObjectExpression'
          ? value.properties.map((field) => [
              nameOf(field),
              field.type === 'Property' ? field.value : undefined,
            ])
          : [],
      );
      const [says, needs, run, result] = ['says', 'needs', 'code', 'result'].map((name) => fields.get(name));
      if (run?.type !== 'ArrowFunctionExpression')
        throw new Error(`${file}: ${nameOf(property)} has no code.`);
      const body = bodyOf(run, text);
      const constants = constantsFor(body, all);
      const whole = [body, ...constants].join('\n');
      const lines = [...importOf(whole, from), ...otherImports(whole, imports), ...constants];
      const shown = result ? ` // ${text.slice(result.start, result.end)}` : '';
      const code = `${lines.map(asWritten).join('\n')}\n\n${asWritten(body)}${shown}\n`;
      return [
        nameOf(property),
        { says: says ? words(says) : '', code: code.trimEnd(), ...(needs && { needs: words(needs) }) },
      ];
    }),
  );
}
