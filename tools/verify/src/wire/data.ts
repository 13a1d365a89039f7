/** @module Merges and writes the results of the wire tests. */
import type { WireData, WireRun } from '@loadout/verification';

export const keyOf = ({ task, provider, language, client, variant }: WireRun): string =>
  [task, provider, language, client, variant].join(' · ');

/** The new results plus the earlier ones that did not run now; `isCase` drops removed cases. */
export function merged(
  before: WireData | undefined,
  now: WireData,
  isCase: (run: WireRun) => boolean = () => true,
): WireData {
  const kept = before?.runs.filter(isCase) ?? [];
  const runs = new Map([...kept, ...now.runs].map((run) => [keyOf(run), run]));
  const sorted = Array.from(runs.keys())
    .toSorted()
    .flatMap((key) => runs.get(key) ?? []);
  return { ...now, clients: { ...before?.clients, ...now.clients }, runs: sorted };
}

/** One run per line, for readable diffs. */
export const writeWireData = ({ runs, ...head }: WireData): string => {
  const lines = runs.map((run) => `    ${JSON.stringify(run)}`);
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "runs": [\n${lines.join(',\n')}\n  ]\n}`;
};
