/** @module The first sentence of a card that describes the repository. */
import { firstSentence } from '@loadout/catalogue';
import type { Element, Root } from 'hast';
import { elementsOf, textOf } from './tree.ts';

const leastCharacters = 25;

/** Sentences of templates that the author has not replaced. */
const template =
  /more information needed|modelcard aims to be a base template|model card of a .{0,4}transformers model that has been pushed|should probably proofread|generated automatically|automatically generated|optional description|provide a quick summary/i;

export function summaryOf(tree: Root): string | undefined {
  for (const { element } of elementsOf(tree)) {
    if (element.tagName !== 'p' || isLinksOnly(element)) continue;
    const text = textOf(element).replaceAll(/\s+/g, ' ').trim();
    if (text.length < leastCharacters || template.test(text) || !/\p{Letter}{3}/u.test(text)) continue;
    return firstSentence(text);
  }
  return undefined;
}

/** Badges, and the menu at the start of some cards. */
function isLinksOnly({ children }: Element): boolean {
  const own = children.filter((child) => child.type !== 'element' || child.tagName !== 'a');
  return (
    own
      .map(textOf)
      .join('')
      .replaceAll(/[\s|•·/,[\]-]+/g, '').length <
    leastCharacters / 2
  );
}
