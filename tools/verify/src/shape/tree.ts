/** @module Shape of code parsed by tree-sitter: names, operators and keywords, without the values of literals. */
import type { Node } from 'web-tree-sitter';

const comment = /comment/;
const string = /string|^char|character_literal/;
const interpolation = /interpolat|substitution/;
const number = /integer|float|number|real_literal|hex_literal/;
const key = /^(property_identifier|string|computed_property_name)$/;

function* interpolated(node: Node): Iterable<string> {
  for (const child of node.namedChildren) {
    if (interpolation.test(child.type)) yield treeShape(child);
    else yield* interpolated(child);
  }
}

const withParts = (name: string, parts: readonly string[]): string =>
  parts.length === 0 ? name : `${name}(${parts.join(' ')})`;

function isPlainKey(node: Node): boolean {
  return (
    node.parent?.type === 'pair' &&
    key.test(node.type) &&
    (node.type !== 'computed_property_name' || node.namedChildren.every(({ type }) => type === 'string'))
  );
}

/**
 * Not part of the shape: whitespace and commas, which depend on the length of a value and separate what the tree keeps
 * apart anyway; the spelling of a string, except code interpolated into it; quotes around an object key; the text of a
 * comment.
 */
export function treeShape(node: Node): string {
  if (comment.test(node.type)) return '#';
  if (node.isNamed && isPlainKey(node) && node.id === node.parent?.firstNamedChild?.id) return 'key';
  if (node.isNamed && string.test(node.type)) return withParts('string', [...interpolated(node)]);
  if (number.test(node.type)) return 'number';
  if (node.childCount === 0) return node.text.trim();
  const parts = node.children.filter(({ type }) => type !== ',').map(treeShape);
  return withParts(node.type, parts);
}
