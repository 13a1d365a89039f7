/** @module What a script may hold but a line pasted into an interactive shell may not. */
import type { Node } from 'web-tree-sitter';
import { withTree } from '../languages/grammars.ts';
import type { Finding } from '../source.ts';

/** Between double quotes an interactive bash replaces `!word` by a line of its history. */
const historyExpansion = /![^\s"=(]/;

function* doubleQuoted(node: Node): Iterable<Node> {
  if (node.type === 'string') yield node;
  for (const child of node.children) yield* doubleQuoted(child);
}

export const pastingHazards = (text: string): Promise<Finding[]> =>
  withTree('shell', text, (root) =>
    [...doubleQuoted(root)]
      .filter((node) => historyExpansion.test(node.text))
      .map(({ startPosition }) => ({
        rule: 'loadout/history-expansion',
        message: 'a pasted "!" between double quotes is replaced by a line of the shell\'s history',
        line: startPosition.row + 1,
        column: startPosition.column + 1,
      })),
  );
