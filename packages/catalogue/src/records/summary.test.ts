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

  it('reads only the beginning of a long text', () => {
    expect(firstSentence(`${' '.repeat(1_900)}Reads tide tables.`)).toBe('Reads tide tables.');
    expect(firstSentence(`${' '.repeat(2_000)}Reads tide tables.`)).toBeUndefined();
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
