/** @module Walks over a tree of HTML without recursion, because a card may be nested very deeply. */
import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { cardLimits } from './limits.ts';

export type Parent = Root | Element;
type Child = RootContent | ElementContent;

/** A card that would take too long to lay out. */
export class TooComplexError extends Error {
  override readonly name = 'TooComplexError';
}

/** Every element, parents first. Throws `TooComplexError` when there are too many, or they are too deep. */
export function* elementsOf(tree: Parent): Generator<{ readonly element: Element; readonly parent: Parent }> {
  const open: { node: Child; parent: Parent; depth: number }[] = [];
  const push = (parent: Parent, depth: number): void => {
    for (const node of parent.children.toReversed()) open.push({ node, parent, depth });
  };
  push(tree, 1);
  let count = 0;
  for (let place = open.pop(); place; place = open.pop()) {
    const { node, parent, depth } = place;
    if (node.type !== 'element') continue;
    count += 1;
    if (depth > cardLimits.depth) throw new TooComplexError('Nested too deep');
    if (count > cardLimits.elements) throw new TooComplexError('Too many elements');
    yield { element: node, parent };
    push(node, depth + 1);
  }
}

/** The text inside, without the alt text of images. */
export function textOf(node: Nodes): string {
  const parts: string[] = [];
  const open: Nodes[] = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.type === 'text') parts.push(next.value);
    if ('children' in next) open.push(...next.children.toReversed());
  }
  return parts.join('');
}

export const element = (
  tagName: string,
  properties: Element['properties'],
  children: readonly ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children: [...children] });

export const text = (value: string): ElementContent => ({ type: 'text', value });

/** Turns an element into another one in place, so that no index of the parent changes. */
export function become(target: Element, { tagName, properties, children }: Element): void {
  target.tagName = tagName;
  target.properties = properties;
  target.children = children;
}

/** The value of a property that is text; numbers occur in sizes. */
export function property({ properties }: Element, name: string): string | undefined {
  const value = properties[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
}
