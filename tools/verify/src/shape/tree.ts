/**
 * @module The shape of code that tree-sitter reads (all languages but Python and the shell): the syntax tree with the
 * names, operators and keywords at its leaves, without the values of its literals.
 *
 * Not part of the shape: white space and commas, which depend on how long a value is and separate what the tree keeps
 * apart anyway; how a string is spelt, save the code interpolated into it; whether the key of an object stands
 * in quotes; the words of a comment.
 */
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

export function treeShape(node: Node): string {
  if (comment.test(node.type)) return '#';
  if (node.isNamed && isPlainKey(node) && node.id === node.parent?.firstNamedChild?.id) return 'key';
  if (node.isNamed && string.test(node.type)) return withParts('string', [...interpolated(node)]);
  if (number.test(node.type)) return 'number';
  if (node.childCount === 0) return node.text.trim();
  const parts = node.children.filter(({ type }) => type !== ',').map(treeShape);
  return withParts(node.type, parts);
}
