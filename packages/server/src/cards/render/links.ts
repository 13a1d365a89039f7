/** @module Links and images of a card. */
import type { Element } from 'hast';
import { type CardPlace, linkTarget, pictureSource } from './addresses.ts';
import { become, element, property, text } from './tree.ts';

/** A link with an unsafe URL is replaced by its text. */
export function mendLink(link: Element, place: CardPlace): void {
  const href = property(link, 'href');
  const target = href === undefined ? undefined : linkTarget(href, place);
  const { href: _, ...kept } = link.properties;
  link.properties =
    target === undefined
      ? kept
      : { ...kept, href: target, ...(!target.startsWith('#') && { rel: ['nofollow', 'noopener', 'ugc'] }) };
}

/** An image that the page may not load becomes a link to it, or its alt text if it is in a link already. */
export function mendPicture(picture: Element, place: CardPlace, isLinked: boolean): void {
  const given = property(picture, 'src');
  const source = given === undefined ? undefined : pictureSource(given, place);
  const description = property(picture, 'alt')?.trim() || fileName(source) || 'picture';
  if (source !== undefined && place.pictureOrigin !== undefined && isOf(source, place.pictureOrigin)) {
    const { width, height, title } = picture.properties;
    const size = { ...(width != null && { width }), ...(height != null && { height }) };
    const shown = { src: source, alt: description, ...size, ...(title != null && { title }) };
    const manner = { loading: 'lazy', decoding: 'async', referrerPolicy: 'no-referrer' };
    become(picture, element('img', { ...shown, ...manner }));
    return;
  }
  const look = { className: ['card-picture'] };
  become(
    picture,
    source === undefined || isLinked
      ? element('span', look, [text(description)])
      : element('a', { ...look, href: source, rel: ['nofollow', 'noopener', 'ugc'] }, [text(description)]),
  );
}

const isOf = (address: string, origin: string): boolean => URL.parse(address)?.origin === origin;

const fileName = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : URL.parse(address)?.pathname.split('/').at(-1);
