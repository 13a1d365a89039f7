/** @module Markdown as a tree. Raw HTML stays text and never becomes an element. */
import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

export function parseMarkdown(text: string): Root {
  const tree = fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  removePositions(tree);
  return tree;
}

/** Positions are not used, and pages would send them with the data. */
function removePositions(node: Nodes): void {
  delete node.position;
  if ('children' in node) for (const child of node.children) removePositions(child);
}
