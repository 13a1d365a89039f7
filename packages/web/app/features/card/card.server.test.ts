import type { CardView } from '@loadout/server';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { htmlOf } from '../../lib/page/load-context.server.ts';
import { cardJson, cardMarkdown, shownCard } from './card.server.ts';

const card: CardView = {
  kind: 'model',
  id: 'harbour/tides',
  revision: 'abcdef0123456789',
  origin: 'hub',
  markdown: '---\nlicense: mit\n---\n# Tides\n\n```sh\n# no heading\n```\n\n##### Deep\n',
  html: '<h3>Tides</h3>',
  headings: [{ id: 'card-tides', text: 'Tides', level: 1 }],
  isCut: false,
  isPlain: false,
};

describe('a card on a page', () => {
  it('has its HTML in the document and not in the data', () => {
    const context = new RouterContextProvider();
    expect(htmlOf(context)).toBeUndefined();
    const shown = shownCard(context, card);
    expect(htmlOf(context)).toBe('<h3>Tides</h3>');
    expect(JSON.stringify(shown)).not.toContain('<h3>');
    expect(shown).toEqual({
      headings: card.headings,
      isCut: false,
      isPlain: false,
      revision: 'abcdef0',
    });
  });

  it('is Markdown below the headings of the page, without front matter', () => {
    expect(cardMarkdown(card)).toEqual(['## Card', '### Tides\n\n```sh\n# no heading\n```\n\n##### Deep']);
    expect(cardMarkdown(undefined)).toEqual([]);
  });

  it('is in the JSON twin with its commit', () => {
    expect(cardJson(card)).toMatchObject({ revision: card.revision, origin: 'hub', markdown: card.markdown });
    expect(cardJson(undefined)).toBeUndefined();
  });
});
