/** @module What a space is made with, and which version of it. */
import { hasTag } from '../records/fields.ts';
import type { SpaceRecord } from '../records/space.ts';

const sdks = ['gradio', 'docker', 'static', 'streamlit'] as const;
export type Sdk = (typeof sdks)[number];

export function sdkOf(space: SpaceRecord): Sdk | undefined {
  const named = space.sdk ?? space.cardData?.sdk;
  return sdks.find((sdk) => (named === undefined ? hasTag(space, sdk) : sdk === named));
}

/** The exact release of Gradio, where the card says it. */
export function gradioVersion({ cardData }: SpaceRecord): string | undefined {
  const version = cardData?.sdk_version;
  return version !== undefined && /^\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(version) ? version : undefined;
}

/** The first part of the release; nothing when it is not known. */
export function gradioMajor({ cardData }: SpaceRecord): number | undefined {
  const major = /^(\d{1,3})(?:\.|$)/.exec(cardData?.sdk_version ?? '')?.[1];
  return major === undefined ? undefined : Number(major);
}
