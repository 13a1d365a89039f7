/** @module Expected tokens per second, from memory bandwidth and the number of layers. */
import { bandwidthOf } from './bandwidth.ts';
import type { Device } from './define.ts';
import { devices } from './devices/index.ts';
import type { Machine } from './machine.ts';

export interface Speed {
  /** Tokens per second. */
  readonly low: number;
  readonly high: number;
}

/** Share of the published bandwidth that programs reach while they read weights. */
const reached = 0.85;
/**
 * Milliseconds per layer in addition to reading: starting its kernels, and waiting for them. Programs for GGUF start
 * those of a layer together, but choose experts between them.
 */
const perLayer = { apple: 0.12, beforeVolta: 0.18, denseGguf: 0.035, other: 0.1 } as const;
/** 47 of 49 published measurements are within this range around the estimate, see docs/hardware.md. */
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

/** What one token takes of a model. */
export interface TokenCost {
  readonly bytes: number;
  readonly layers: number;
  /** A GGUF file of a model without experts. */
  readonly isDenseGguf: boolean;
}

function layerTime({ kind, computeCapability = 0, vendor }: Device, { isDenseGguf }: TokenCost): number {
  if (kind === 'apple') return perLayer.apple;
  if (vendor === 'NVIDIA' && computeCapability < 7) return perLayer.beforeVolta;
  return isDenseGguf ? perLayer.denseGguf : perLayer.other;
}

/**
 * Seconds per token = bytes read per token ÷ (bandwidth × 0.85) + the time of each layer. Layers run one after the
 * other, so devices do not add up, and the slowest of them counts for all layers.
 */
export function expectedSpeed(machine: Machine, cost: TokenCost): Speed | undefined {
  const seconds = secondsPerByte(machine);
  if (seconds === undefined || !(cost.bytes > 0)) return undefined;
  const perLayerMs = Math.max(
    ...machine.parts.flatMap(({ device }) =>
      device === undefined ? [] : [layerTime(devices[device], cost)],
    ),
  );
  const tokens = 1 / ((seconds * cost.bytes) / reached + (cost.layers * perLayerMs) / 1000);
  return { low: tokens * range.low, high: tokens * range.high };
}
