/** @module Resolves the URLs in a card against the repository on its hub. */
import type { RepoKind } from '@loadout/hub';
import { idPrefix } from './allowed.ts';

export interface CardPlace {
  readonly kind: RepoKind;
  readonly id: string;
  /** The commit or branch for relative URLs. */
  readonly revision: string;
  /** Public URL of the hub. */
  readonly hubUrl: string;
  /** The origin from which pages may load images; without it, every image becomes a link. */
  readonly pictureOrigin?: string | undefined;
}

const repositoryPath = ({ kind, id }: CardPlace): string => (kind === 'model' ? id : `${kind}s/${id}`);

const fileBase = (place: CardPlace, way: 'blob' | 'resolve'): string =>
  `${place.hubUrl}/${repositoryPath(place)}/${way}/${encodeURIComponent(place.revision)}/`;

const longest = 2_000;

/** `undefined` when the URL must not be linked. A fragment stays within the card. */
export function linkTarget(href: string, place: CardPlace): string | undefined {
  const given = href.trim();
  if (given.startsWith('#'))
    return given.length > 1 ? `#${idPrefix}${unprefixed(given.slice(1))}` : undefined;
  return webAddress(given, fileBase(place, 'blob'), /^(?:https?|mailto):$/);
}

/** The URL that an image is loaded from. */
export const pictureSource = (source: string, place: CardPlace): string | undefined =>
  webAddress(source.trim(), fileBase(place, 'resolve'), /^https?:$/);

/** Hubs write links to their own prefix for ids from a README. */
const unprefixed = (fragment: string): string => fragment.replace(/^user-content-/, '');

function webAddress(given: string, base: string, protocols: RegExp): string | undefined {
  if (given === '' || given.length > longest) return undefined;
  const url = URL.parse(given, base);
  if (url === null || !protocols.test(url.protocol) || url.username !== '' || url.password !== '')
    return undefined;
  return url.href;
}
