/** @module The file of a model that suits the reader's machine best, in words: `Q5_K_M fits 16 GB`. */
import { type Machine, type ModelFit, totalMemory } from '@loadout/catalogue';
import type { FitView } from '@loadout/react';
import { formatCount } from '../../lib/format/format.ts';

const sentences = {
  fits: (file: string, memory: string) => `${file} fits ${memory}`,
  tight: (file: string, memory: string) => `${file} is tight in ${memory}`,
  'partly-on-cpu': (file: string) => `${file} partly on CPU`,
  'too-large': (_file: string, memory: string) => `too large for ${memory}`,
} as const satisfies Record<FitView['state'], unknown>;

/** `undefined` where the record has no sizes. */
export function bestFit({ best, files }: ModelFit, machine: Machine): FitView | undefined {
  const file = best ?? files.at(-1);
  if (file === undefined) return undefined;
  const memory = `${formatCount(totalMemory(machine))} GB`;
  return { state: file.state, label: sentences[file.state](file.label ?? 'it', memory) };
}
