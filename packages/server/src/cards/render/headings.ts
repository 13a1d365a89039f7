/** @module Headings of a card: below the page's own levels, without gaps, each with an id and a link to itself. */
import type { CardHeading } from './rendered-card.ts';
import type { Element } from 'hast';
import { idPrefix } from './allowed.ts';
import { cardLimits } from './limits.ts';
import { element, text, textOf } from './tree.ts';

/** The section around the card has a heading of this level. */
const levelAbove = 2;

export class Headings {
  readonly found: CardHeading[] = [];
  readonly #ids = new Set<string>();
  /** Levels of the open headings, as the card has them. */
  #open: number[] = [];

  mend(heading: Element): void {
    const name = textOf(heading).replaceAll(/\s+/g, ' ').trim();
    // A heading without text, often a logo, does not belong in an outline.
    if (name === '') {
      heading.tagName = 'div';
      return;
    }
    const given = Number(heading.tagName.slice(1));
    this.#open = [...this.#open.filter((level) => level < given), given];
    const level = this.#open.length;
    heading.tagName = `h${Math.min(6, levelAbove + level)}`;
    const id = this.#idOf(name);
    const { align } = heading.properties;
    heading.properties = { id, ...(align != null && { align }) };
    const label = `Link to ${name}`;
    const link = { className: ['card-anchor'], href: `#${id}`, ariaLabel: label };
    heading.children.push(element('a', link, [text('#')]));
    if (this.found.length < cardLimits.headings) this.found.push({ id, text: name.slice(0, 120), level });
  }

  /** The same rule as on hubs, so that links inside a card find their heading. */
  #idOf(name: string): string {
    const slug = name
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Number}\p{Mark}\s_-]/gu, '')
      .replaceAll(/\s/g, '-')
      .slice(0, 100);
    const base = `${idPrefix}${slug}`;
    for (let copy = 0; ; copy += 1) {
      const id = copy === 0 ? base : `${base}-${copy}`;
      if (this.#ids.has(id)) continue;
      this.#ids.add(id);
      return id;
    }
  }
}
