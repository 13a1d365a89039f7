import { afterAll, describe, expect, it } from 'vitest';
import { cardRenderer } from './card-renderer.ts';

const place = {
  kind: 'model',
  id: 'harbour/tides',
  revision: 'main',
  hubUrl: 'https://hub.example',
} as const;
const renderer = cardRenderer(1_000);
afterAll(() => renderer.close());

const repeated = (text: string): string => text.repeat(200_000 / text.length);

describe('the renderer', () => {
  it('renders cards in the order of the calls', async () => {
    const cards = await Promise.all(['# a', '# b'].map((markdown) => renderer.render(markdown, place)));
    expect(cards.map(({ headings }) => headings[0]?.text)).toEqual(['a', 'b']);
  });

  it.each(['**a ', '<div>', '> ', '`` ` '])('renders 200 kB of %j, and the next card', async (part) => {
    expect((await renderer.render(repeated(part), place)).html).toMatch(/^</);
    expect((await renderer.render('*after*', place)).html).toBe('<p><em>after</em></p>');
  });

  it('shows a card that exceeds the time limit as text, without blocking the server', async () => {
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 10);
    const card = await renderer.render(repeated(']'), place);
    clearInterval(timer);
    expect(card.isPlain).toBe(true);
    expect(card.html).toMatch(/^<pre class="card-plain">/);
    expect(ticks).toBeGreaterThan(3);
  });
});
