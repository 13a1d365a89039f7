/** @module Rejects what works in a script file but not when pasted into an interactive shell. */
import type { Node } from 'web-tree-sitter';
import type { Finding } from '../source.ts';

/** Inside double quotes an interactive bash replaces `!word` by a line of its history. */
const historyExpansion = /![^\s"=(]/;

function* within(node: Node, enter: (node: Node) => boolean): Iterable<Node> {
  if (!enter(node)) return;
  yield node;
  for (const child of node.children) yield* within(child, enter);
}

const isCommand = (node: Node, name: string): boolean =>
  node.type === 'command' && node.childForFieldName('name')?.text === name;

/** Commands that run in the reader's shell, not in a subshell. */
const commandsIn = (node: Node, name: string): readonly Node[] =>
  [...within(node, ({ type }) => type !== 'subshell')].filter((one) => isCommand(one, name));

const finding = ({ startPosition }: Node, rule: string, message: string): Finding => ({
  rule: `loadout/${rule}`,
  message,
  line: startPosition.row + 1,
  column: startPosition.column + 1,
});

export function hazardsIn(root: Node): Finding[] {
  const statements = root.children.filter(({ isNamed, type }) => isNamed && type !== 'comment');
  const quoted = [...within(root, () => true)].filter(
    ({ type, text }) => type === 'string' && historyExpansion.test(text),
  );
  return [
    ...quoted.map((node) =>
      finding(
        node,
        'history-expansion',
        'a pasted "!" between double quotes is replaced by a line of the shell\'s history',
      ),
    ),
    ...commandsIn(root, 'exit').map((node) =>
      finding(node, 'ends-terminal', 'a pasted exit ends the terminal; chain the commands with &&'),
    ),
    ...statements
      .slice(0, -1)
      .flatMap((statement) => commandsIn(statement, 'cd'))
      .map((node) =>
        finding(node, 'unchained-cd', 'what follows cd runs elsewhere when it fails; chain it with &&'),
      ),
  ];
}
