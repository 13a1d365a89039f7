/** @module The Markdown of a card as text, for cards that cannot be rendered. It loads nothing of what renders cards. */
import { withoutFrontMatter } from './front-matter.ts';
import { cutCard } from './limits.ts';
import type { RenderedCard } from './rendered-card.ts';

export function plainCard(markdown: string): RenderedCard {
  const { markdown: kept, isCut } = cutCard(markdown);
  const text = withoutFrontMatter(kept).trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return { html: `<pre class="card-plain">${text}</pre>`, headings: [], isCut, isPlain: true };
}
