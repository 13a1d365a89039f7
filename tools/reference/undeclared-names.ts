/** @module Names that a code uses without declaring or importing them: an example with one of these does not run. */
import { parseSync } from 'oxc-parser';

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const nodesIn = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

/** Fields with names of properties, not of variables, unless they are computed. */
const isName = ({ type, computed }: Node, field: string): boolean =>
  (type === 'MemberExpression' && field === 'property' && computed !== true) ||
  (type === 'Property' && field === 'key' && computed !== true) ||
  (type === 'JSXAttribute' && field === 'name');

/** Where names are declared. Scopes are not told apart: the examples are a few lines each. */
const declaring: Readonly<Record<string, readonly string[]>> = {
  ImportSpecifier: ['local'],
  ImportDefaultSpecifier: ['local'],
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
};

/** Every name in a pattern such as `[a, { b }]`. */
const namesIn = (pattern: Node): readonly string[] =>
  typeof pattern['name'] === 'string'
    ? [pattern['name']]
    : Object.entries(pattern).flatMap(([field, value]) =>
        isName(pattern, field) ? [] : nodesIn(value).flatMap(namesIn),
      );

/** Names of browsers that Node does not have. */
const inBrowsers: ReadonlySet<string> = new Set(['document', 'location', 'window']);

export function undeclaredNames(code: string): readonly string[] {
  const declared = new Set<string>();
  const used = new Set<string>();
  const visit = (node: Node): void => {
    if (node.type.startsWith('TS')) return;
    const { name } = node;
    if (typeof name === 'string' && (node.type === 'Identifier' || /^[A-Z]/.test(name))) used.add(name);
    for (const field of declaring[node.type] ?? [])
      for (const pattern of nodesIn(node[field])) for (const each of namesIn(pattern)) declared.add(each);
    for (const [field, value] of Object.entries(node))
      if (!isName(node, field)) for (const each of nodesIn(value)) visit(each);
  };
  const { program, errors } = parseSync('example.tsx', code);
  if (errors.length > 0) throw new Error(`${errors[0]?.message ?? ''}: ${code}`);
  for (const statement of program.body) if (isNode(statement)) visit(statement);
  return [...used].filter((name) => !declared.has(name) && !(name in globalThis) && !inBrowsers.has(name));
}
