/** @module The SDK of a space and its version. */
import { hasTag } from '../records/fields.ts';
import type { SpaceRecord } from '../records/space.ts';

const sdks = ['gradio', 'docker', 'static', 'streamlit'] as const;
export type Sdk = (typeof sdks)[number];

export function sdkOf(space: SpaceRecord): Sdk | undefined {
  const named = space.sdk ?? space.cardData?.sdk;
  return sdks.find((sdk) => (named === undefined ? hasTag(space, sdk) : sdk === named));
}

/** The exact Gradio version, if the card has it. */
export function gradioVersion({ cardData }: SpaceRecord): string | undefined {
  const version = cardData?.sdk_version;
  return version !== undefined && /^\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(version) ? version : undefined;
}

/** The major version; nothing if unknown. */
export function gradioMajor({ cardData }: SpaceRecord): number | undefined {
  const major = /^(\d{1,3})(?:\.|$)/.exec(cardData?.sdk_version ?? '')?.[1];
  return major === undefined ? undefined : Number(major);
}
