/** @module Memory bandwidth of devices, only where a source can be cited. */
import type { DeviceKey } from './devices/index.ts';

export interface Bandwidth {
  readonly gbPerSecond: number;
  /** Where the figure is published. */
  readonly source: string;
  /** The memory sizes it applies to, in GB, if other sizes have another chip or bus. */
  readonly memory?: readonly number[];
}

const of = (source: string) => (gbPerSecond: number, memory?: readonly number[]) => ({
  gbPerSecond,
  source,
  ...(memory && { memory }),
});

const metal = of('https://github.com/ggml-org/llama.cpp/pull/1642');
const m4 = of('https://mactrast.com/?p=168123');
const m4Pro = of(
  'https://techmoran.com/2024/10/31/apple-unveils-its-most-powerful-chips-the-m4-pro-and-m4-max/',
);
const m4Max = of('https://www.macrumors.com/2024/10/30/apple-announces-m4-max-chip/');
const m5 = of('https://github.com/Andyyyy64/whichllm/pull/92');
const geforce = of('https://craftrigs.pages.dev/glossary/memory-bandwidth');
const blackwell = of('https://joshua8.ai/blackwell-gpu-shootout');
const dataCenter = of('http://llmbook.apartsin.com/appendices/appendix-g-hardware-compute/section-g.1.html');
const used = of('https://localrig.pages.dev/gpus/why-vram-matters-more-than-compute/');

export const bandwidths: Readonly<Partial<Record<DeviceKey, Bandwidth>>> = {
  'apple-m1': metal(68.2),
  'apple-m1-pro': metal(204.8),
  'apple-m1-max': metal(409.6),
  'apple-m2': metal(102.4),
  'apple-m4': m4(120),
  'apple-m4-pro': m4Pro(273),
  'apple-m4-max': m4Max(546, [48, 64, 128]),
  'apple-m5': m5(153),
  'apple-m5-pro': m5(307),
  'apple-m5-max': m5(614, [48, 64, 128]),
  'nvidia-rtx-3090': geforce(936),
  'nvidia-rtx-4070': geforce(504),
  'nvidia-rtx-4070-ti-super': geforce(672),
  'nvidia-rtx-4080-super': geforce(736),
  'nvidia-rtx-4090': geforce(1008),
  'nvidia-rtx-5060-ti': blackwell(448),
  'nvidia-rtx-5070-ti': blackwell(896),
  'nvidia-rtx-5090': blackwell(1792),
  'nvidia-rtx-pro-6000-max-q': blackwell(1792),
  'nvidia-p40': used(346),
  'nvidia-l40s': dataCenter(864),
  'nvidia-a100': dataCenter(2000, [80]),
  'nvidia-h100': dataCenter(3350),
  'nvidia-h200': dataCenter(4800),
  'nvidia-b200': dataCenter(8000),
  'amd-mi300': dataCenter(5300),
};

/** In GB per second, of a device with this much memory. */
export function bandwidthOf(device: DeviceKey, memory: number): number | undefined {
  const found = bandwidths[device];
  return found?.memory === undefined || found.memory.includes(memory) ? found?.gbPerSecond : undefined;
}
