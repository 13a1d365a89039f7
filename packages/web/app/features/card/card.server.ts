/** @module The card of a repository, as its page and the page's twins show it. */
import { type CardView, withoutFrontMatter } from '@loadout/server';
import type { RouterContextProvider } from 'react-router';
import { markdownDocument } from '../../lib/markdown/markdown.server.ts';
import { keepHtml } from '../../lib/page/load-context.server.ts';
import type { CardHead } from './card-head.ts';

const shortRevision = 7;

/** For the data of a page: everything but the text, which the document has once, as HTML. */
export function shownCard(
  context: Pick<RouterContextProvider, 'set'>,
  card: CardView | undefined,
): CardHead | undefined {
  keepHtml(context, card?.html);
  return cardHead(card);
}

const cardHead = (card: CardView | undefined): CardHead | undefined =>
  card && {
    headings: card.headings,
    isCut: card.isCut,
    isPlain: card.isPlain,
    ...(card.revision !== undefined && { revision: card.revision.slice(0, shortRevision) }),
  };

/** For the JSON twin. */
export const cardJson = (card: CardView | undefined) =>
  card && { revision: card.revision, origin: card.origin, isCut: card.isCut, markdown: card.markdown };

export const cardMarkdown = (card: CardView | undefined): readonly string[] =>
  card === undefined ? [] : ['## Card', demoted(withoutFrontMatter(card.markdown)).trim()];

/** Headings below the page's own; `#` in code is no heading. */
function demoted(markdown: string): string {
  let fence: string | undefined;
  return markdownDocument(
    markdown
      .split('\n')
      .map((line) => {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        if (mark !== undefined && fence === undefined) fence = mark;
        else if (mark !== undefined && fence !== undefined && mark.startsWith(fence)) fence = undefined;
        return fence === undefined ? line.replace(/^#{1,4}(?=\s)/, '##$&') : line;
      })
      .join('\n'),
  );
}
