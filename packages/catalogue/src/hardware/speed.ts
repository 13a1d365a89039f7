/** @module Expected tokens per second, from memory bandwidth and the number of layers. */
import { bandwidthOf } from './bandwidth.ts';
import type { Machine } from './machine.ts';

export interface Speed {
  /** Tokens per second. */
  readonly low: number;
  readonly high: number;
}

/** Share of the published bandwidth that programs reach while they read weights. */
const reached = 0.85;
/** Seconds per layer in addition to reading: starting its kernels, and waiting for them. */
const perLayer = 0.0001;
/** Eight of nine published measurements are within this range around the estimate, see docs/hardware.md. */
const range = { low: 0.8, high: 1.25 } as const;

/** Typical number of layers of a decoder with this many parameters, if the record does not have it. */
export const usualLayers = (parameters: number): number => Math.round(18 + 7 * Math.sqrt(parameters / 1e9));

/** Seconds to read a byte, with the bytes spread over the devices by size; `undefined` if a bandwidth is not known. */
function secondsPerByte({ parts }: Machine): number | undefined {
  const memory = parts.reduce((sum, part) => sum + part.count * part.memory, 0);
  let seconds = 0;
  for (const part of parts) {
    const bandwidth = part.device === undefined ? undefined : bandwidthOf(part.device, part.memory);
    if (bandwidth === undefined) return undefined;
    seconds += (part.count * part.memory) / memory / (bandwidth * 1e9);
  }
  return seconds;
}

/**
 * Seconds per token = bytes read per token ÷ (bandwidth × 0.85) + 0.1 ms per layer. Layers run one after the other,
 * so devices do not add up.
 */
export function expectedSpeed(machine: Machine, bytesPerToken: number, layers: number): Speed | undefined {
  const seconds = secondsPerByte(machine);
  if (seconds === undefined || !(bytesPerToken > 0)) return undefined;
  const tokens = 1 / ((seconds * bytesPerToken) / reached + layers * perLayer);
  return { low: tokens * range.low, high: tokens * range.high };
}

/** `30B-A3B`: 30 billion weights, 3 billion active per token. */
const activeWeights = /(?<total>\d+(?:\.\d+)?)b-a(?<active>\d+(?:\.\d+)?)b/i;
/** `8x7B`: several experts, but how many are active is not in the name. */
const experts = /\d+x\d+(?:\.\d+)?b/i;

/** Share of the weights that one token reads; `undefined` for a mixture of experts without it. */
export function activeShare(id: string): number | undefined {
  const { total, active } = activeWeights.exec(id)?.groups ?? {};
  if (total !== undefined && active !== undefined) return Math.min(1, Number(active) / Number(total));
  return experts.test(id) ? undefined : 1;
}
