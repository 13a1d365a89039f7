import { describe, expect, it } from 'vitest';
import { firstSentence, isSummaryOfCard, statedSummary } from './summary.ts';

describe('a first sentence', () => {
  it.each([
    ['# Title\n\nReads **tide** tables.', 'Title Reads tide tables.'],
    ['A [link](http://x) to a harbour.', 'A link to a harbour.'],
    ['<b>Ships</b> &amp; boats of v1.5 here. Next.', 'Ships &amp; boats of v1.5 here.'],
    ['no full stop', 'no full stop'],
    [' \n ', undefined],
  ])('%j is %j', (text, first) => {
    expect(firstSentence(text)).toBe(first);
  });

  it('is cut at a word', () => {
    const cut = firstSentence('word '.repeat(100)) ?? '';
    expect(cut).toMatch(/word…$/);
    expect(cut.length).toBeLessThanOrEqual(161);
  });

  it('takes time proportional to a long hostile text', () => {
    const started = performance.now();
    for (const part of ['<', '[', '![](', '*_', 'a ']) firstSentence(part.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(200);
  });
});

describe('the summary of a record', () => {
  it('is that of its card only where the record has none', () => {
    const cardSummary = 'Reads tide tables. And more.';
    expect(statedSummary({ id: 'a/b', cardSummary })).toBe('Reads tide tables.');
    expect(isSummaryOfCard({ id: 'a/b', cardSummary })).toBe(true);
    const stated = { id: 'a/b', cardSummary, cardData: { summary: 'Tides.' } };
    expect(statedSummary(stated)).toBe('Tides.');
    expect(isSummaryOfCard(stated)).toBe(false);
    expect(isSummaryOfCard({ id: 'a/b' })).toBe(false);
  });
});
