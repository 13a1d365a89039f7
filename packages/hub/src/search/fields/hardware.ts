/** @module The hardware that a space runs on. */

import type { SpaceRecord } from '@loadout/catalogue/records';

/** Hubs write the hardware of a space as a name, or as what runs now and what was requested. */
export function hardwareOf({ runtime }: SpaceRecord): string | undefined {
  const hardware = runtime?.['hardware'];
  if (typeof hardware !== 'object' || hardware === null) return nameIn(hardware);
  const { current, requested }: { current?: unknown; requested?: unknown } = hardware;
  return nameIn(current) ?? nameIn(requested);
}

const longestName = 100;

const nameIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= longestName ? value : undefined;
