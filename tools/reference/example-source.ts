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

/** Without the indentation that all lines after the first share. */
function dedented(text: string): string {
  const [first = '', ...rest] = text.split('\n');
  const indents = rest.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const common = indents.length === 0 ? 0 : Math.min(...indents);
  return [first, ...rest.map((line) => line.slice(common))].join('\n');
}

/** The names of the package that a code uses, as its import. */
function importOf(code: string, from: string): string {
  const names = new Set(
    [...code.matchAll(/\bc\.(?<name>[A-Za-z]\w*)/g)].map(({ groups }) => groups?.['name'] ?? ''),
  );
  return `import { ${[...names].toSorted().join(', ')} } from '${from}';`;
}

const asWritten = (code: string): string => code.replaceAll(/\bc\.(?=[A-Za-z])/g, '');

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
        found.set(id.name, { init, text: text.slice(node.start, node.end) });
  }
  return found;
}

/** The constants of the file that a code uses, with those that they use, in order. */
function constantsFor(code: string, all: ReturnType<typeof declarations>): readonly string[] {
  const used = new Set<string>();
  const visit = (text: string): void => {
    for (const [name, { text: declaration }] of all)
      if (
        !used.has(name) &&
        name !== 'examples' &&
        name !== 'shared' &&
        new RegExp(`\\b${name}\\b(?!:)`).test(text)
      ) {
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
      const body = dedented(text.slice(run.body.start, run.body.end));
      const lines = [importOf(body, from), ...constantsFor(body, all).map(dedented)];
      const shown = result ? ` // ${text.slice(result.start, result.end)}` : '';
      const code = `${lines.map(asWritten).join('\n')}\n\n${asWritten(body)};${shown}\n`;
      return [
        nameOf(property),
        { says: says ? words(says) : '', code: code.trimEnd(), ...(needs && { needs: words(needs) }) },
      ];
    }),
  );
}
