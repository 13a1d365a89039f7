/** @module The result of checking addresses, as a table for a terminal. */
import type { CheckedLink, LinkState } from './check.ts';

const states: readonly LinkState[] = ['gone', 'unreachable', 'refused', 'moved', 'ok'];

/** No address responded, so nothing is known about any of them. */
export const isOffline = (links: readonly CheckedLink[]): boolean =>
  links.length > 0 && links.every(({ state }) => state === 'unreachable');

/** The problems, worst first, and the counts. */
export function linkTable(links: readonly CheckedLink[]): readonly string[] {
  const rows = states
    .filter((state) => state !== 'ok')
    .flatMap((state) => links.filter((link) => link.state === state))
    .map(({ state, url, usedBy, detail }) => `${state.padEnd(12)}${url} (${usedBy}): ${detail}`);
  const counts = states.map((state) => `${links.filter((link) => link.state === state).length} ${state}`);
  return [...rows, `${links.length} addresses: ${counts.join(', ')}.`];
}
