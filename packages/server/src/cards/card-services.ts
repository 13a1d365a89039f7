/** @module Cards as the site and the API read and write them. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Card, type RepoKind, type SearchEngine, type Store } from '@loadout/hub';
import type { CardView, HubRecord, Services } from '../services.ts';
import type { CardUpdates } from './card-updates.ts';
import type { CardWriter } from './card-writer.ts';
import { renderingOf } from './stored-rendering.ts';

/** How long the first view of a page waits for the hub; later views find the card in the store. */
const patienceMs = 1_500;

export type CardServices = Pick<Services, 'card' | 'putCard' | 'removeCard'>;

export interface CardParts {
  readonly writer: CardWriter;
  /** Absent without a hub. */
  readonly updates: CardUpdates | undefined;
}

export function cardServices(
  store: Store,
  index: Pick<SearchEngine, 'refresh'>,
  existing: (kind: RepoKind, id: string) => Promise<HubRecord>,
  { writer, updates }: CardParts,
): CardServices {
  /** A card that was rendered by an older release, or for another hub, is rendered again. */
  const viewOf = async (card: Card | undefined): Promise<CardView | undefined> => {
    if (card === undefined || card.markdown === '') return undefined;
    const { kind, id, origin, markdown, revision } = card;
    let rendering = renderingOf(card.rendered);
    if (rendering?.stamp !== writer.stamp({ kind, id, revision })) {
      const input = { kind, id, origin, markdown, revision, isCut: rendering?.isCut };
      const again = { ...(await writer.prepare(input)), checked: card.checked };
      await store.putCard(again);
      rendering = renderingOf(again.rendered);
    }
    if (rendering === undefined) return undefined;
    const { stamp: _, ...shown } = rendering;
    return { kind, id, origin, markdown, ...(revision !== '' && { revision }), ...shown };
  };

  return {
    async card(kind, record) {
      const stored = await store.card(kind, record.id);
      const update = updates?.update(kind, record, stored);
      if (stored !== undefined || update === undefined) return viewOf(stored);
      return viewOf(await Promise.race([update, wait(patienceMs, undefined, { ref: false })]));
    },

    async putCard(kind, id, { markdown, revision }) {
      const record = await existing(kind, id);
      const result = await writer.write({ kind, id: record.id, markdown, revision, origin: 'upload' });
      if (result !== 'unchanged') await index.refresh();
      return result;
    },

    async removeCard(kind, id) {
      const removed = await store.deleteCard(kind, id);
      if (removed) await index.refresh();
      return removed;
    },
  };
}
