/** @module Renders a card when it is written and stores both, so that page requests need not render it. */
import type { Card, CardOrigin, CardWrite, RepoKind, Store } from '@loadout/hub';
import type { Settings } from '../settings.ts';
import { type CardRenderer, cardRenderer, type RenderPlace } from './card-renderer.ts';
import { cutCard } from './render/limits.ts';
import { renderingText, stampOf } from './stored-rendering.ts';

export interface CardInput {
  readonly kind: RepoKind;
  readonly id: string;
  readonly markdown: string;
  readonly origin: CardOrigin;
  /** The commit, if known. */
  readonly revision?: string | undefined;
  /** Whether the text was truncated before. */
  readonly isCut?: boolean | undefined;
}

export interface CardWriter {
  /** As it is stored, without storing it. */
  prepare(input: CardInput): Promise<Card>;
  write(input: CardInput): Promise<CardWrite>;
  /** What the rendering of this card depends on. */
  stamp(input: Pick<CardInput, 'kind' | 'id' | 'revision'>): string;
  close(): Promise<void>;
}

type CardSettings = Pick<Settings, 'hub' | 'platform'>;

export function cardWriter(
  store: Store,
  settings: CardSettings,
  renderer: CardRenderer = cardRenderer(),
): CardWriter {
  const placeOf = ({ kind, id, revision }: Pick<CardInput, 'kind' | 'id' | 'revision'>): RenderPlace => ({
    kind,
    id,
    revision: revision || 'main',
    hubUrl: settings.hub?.url ?? settings.platform.hubUrl,
    pictureOrigin: pictureOriginOf(settings),
  });

  const prepare = async (input: CardInput): Promise<Card> => {
    const place = placeOf(input);
    const { kind, id, origin, revision = '' } = input;
    const rendered = await renderer.render(input.markdown, place);
    const isCut = rendered.isCut || input.isCut === true;
    const { summary } = rendered;
    return {
      kind,
      id,
      revision,
      origin,
      markdown: cutCard(input.markdown).markdown,
      rendered: renderingText(stampOf(place), { ...rendered, isCut }),
      fields: summary === undefined ? null : JSON.stringify({ cardSummary: summary }),
      checked: Date.now(),
    };
  };

  return {
    prepare,
    write: async (input) => store.putCard(await prepare(input)),
    stamp: (input) => stampOf(placeOf(input)),
    close: () => renderer.close(),
  };
}

/** Pages may load images from the hub only if one is configured. */
export const pictureOriginOf = ({ hub }: Pick<Settings, 'hub'>): string | undefined =>
  hub && URL.parse(hub.url)?.origin;
