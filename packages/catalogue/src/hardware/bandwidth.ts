/** @module Memory bandwidth of devices, only where a source can be cited. */
import type { DeviceKey } from './devices/index.ts';

export interface Bandwidth {
  readonly gbPerSecond: number;
  /** Where the figure is published. */
  readonly source: string;
  /** The memory sizes it applies to, in GB, if other sizes have another chip or bus. */
  readonly memory?: readonly number[];
  /** GB per second of other memory sizes, by their GB. */
  readonly others?: Readonly<Record<number, number>>;
}

const of =
  (source: string) =>
  (gbPerSecond: number, sizes: Pick<Bandwidth, 'memory' | 'others'> = {}): Bandwidth => ({
    gbPerSecond,
    source,
    ...sizes,
  });

const metal = of('https://github.com/ggml-org/llama.cpp/pull/1642');
const m4 = of('https://mactrast.com/?p=168123');
const m4Pro = of(
  'https://techmoran.com/2024/10/31/apple-unveils-its-most-powerful-chips-the-m4-pro-and-m4-max/',
);
const m4Max = of('https://www.macrumors.com/2024/10/30/apple-announces-m4-max-chip/');
const m5 = of('https://github.com/Andyyyy64/whichllm/pull/92');
const geforce = of('https://craftrigs.pages.dev/glossary/memory-bandwidth');
const series = of(
  'https://github.com/CYBIRD-D/How-to-Choose-your-LLM-Model-for-translation/blob/52379077acab0e1d450adb86345f9e705bb6cade/Nvidia_GPU_Specification.md',
);
const canirun = of(
  'https://github.com/midudev/canirun.ai/blob/e87ac452c00525f950a5ce6f6b2eb19f51f307cf/packages/compatibility/src/index.ts',
);
const whichllm = of(
  'https://github.com/Andyyyy64/whichllm/blob/0796645867d9f806412a94c79845fe4ada542f4d/src/whichllm/data/gpu.py',
);
const blackwell = of('https://joshua8.ai/blackwell-gpu-shootout');
const blackwellPro = of(
  'https://technical.city/en/video/RTX-PRO-4500-Blackwell-vs-RTX-PRO-5000-72-GB-Blackwell',
);
const a40 = of('https://cpu-gpu.alldbin.com/graphics-card-comparison/A40-PCIe-and-L40G-comparison.html');
const a10 = of('https://sysrqmts.com/ru/gpus/compare/nvidia-a10-pcie-vs-nvidia-quadro-rtx-4000');
const dataCenter = of('http://llmbook.apartsin.com/appendices/appendix-g-hardware-compute/section-g.1.html');
const used = of('https://localrig.pages.dev/gpus/why-vram-matters-more-than-compute/');
const radeon = of(
  'https://iponshop.de/zeitschrift/artikel/neue-amd-grafikkarte-die-radeon-rx-7700-wird-heimlich-veroffentlicht',
);
const w7900 = of('https://www.itcreations.com/amd-gpu/amd-radeon-pro-w7900-gpu');

/** Intel's cards and AMD's before RDNA 2 are left out: published measurements are far below what they would predict. */
export const bandwidths: Readonly<Partial<Record<DeviceKey, Bandwidth>>> = {
  'apple-m1': metal(68.2),
  'apple-m1-pro': metal(204.8),
  'apple-m1-max': metal(409.6),
  'apple-m1-ultra': canirun(800),
  'apple-m2': metal(102.4),
  'apple-m2-pro': canirun(200),
  'apple-m2-max': canirun(400),
  'apple-m2-ultra': canirun(800),
  'apple-m3': canirun(100),
  'apple-m3-pro': canirun(150),
  'apple-m3-max': canirun(400, { others: { 36: 300, 96: 300 } }),
  'apple-m3-ultra': canirun(819),
  'apple-m4': m4(120),
  'apple-m4-pro': m4Pro(273),
  'apple-m4-max': m4Max(546, { others: { 36: 410 } }),
  'apple-m5': m5(153),
  'apple-m5-pro': m5(307),
  'apple-m5-max': m5(614, { memory: [48, 64, 128] }),
  'nvidia-gtx-1050-ti': canirun(112),
  'nvidia-gtx-1060': canirun(192),
  'nvidia-gtx-1070': canirun(256),
  'nvidia-gtx-1070-ti': canirun(256),
  'nvidia-gtx-1080': canirun(320),
  'nvidia-gtx-1080-ti': canirun(484),
  'nvidia-gtx-1660': canirun(192),
  'nvidia-rtx-2060': canirun(336),
  'nvidia-rtx-2060-12gb': canirun(336),
  'nvidia-rtx-2070': canirun(448),
  'nvidia-rtx-2070-super': canirun(448),
  'nvidia-rtx-2080': canirun(448),
  'nvidia-rtx-2080-ti': canirun(616),
  'nvidia-rtx-3050-mobile': series(192, { memory: [4] }),
  'nvidia-rtx-3060': series(360, { others: { 8: 240 } }),
  'nvidia-rtx-3060-mobile': series(336),
  'nvidia-rtx-3060-ti': series(448),
  'nvidia-rtx-3070': series(448),
  'nvidia-rtx-3070-ti': series(608),
  'nvidia-rtx-3070-ti-mobile': series(448),
  'nvidia-rtx-3080': series(912, { others: { 10: 760 } }),
  'nvidia-rtx-3080-mobile': series(448),
  'nvidia-rtx-3080-ti': series(912),
  'nvidia-rtx-3090': geforce(936),
  'nvidia-rtx-3090-ti': series(1008),
  'nvidia-rtx-4050-laptop': series(192),
  'nvidia-rtx-4060': series(272),
  'nvidia-rtx-4060-laptop': series(256),
  'nvidia-rtx-4060-ti': series(288),
  'nvidia-rtx-4070': geforce(504),
  'nvidia-rtx-4070-laptop': series(256),
  'nvidia-rtx-4070-mobile': series(256),
  'nvidia-rtx-4070-super': series(504),
  'nvidia-rtx-4070-ti': series(504),
  'nvidia-rtx-4070-ti-super': geforce(672),
  'nvidia-rtx-4080': series(716.8),
  'nvidia-rtx-4080-laptop': series(432),
  'nvidia-rtx-4080-mobile': series(432),
  'nvidia-rtx-4080-super': geforce(736),
  'nvidia-rtx-4090': geforce(1008),
  'nvidia-rtx-4090-laptop': series(576),
  'nvidia-rtx-4090-mobile': series(576),
  'nvidia-rtx-4090d': series(1008, { memory: [24] }),
  'nvidia-rtx-5050': series(320),
  'nvidia-rtx-5050-mobile': series(384),
  'nvidia-rtx-5060': series(448),
  'nvidia-rtx-5060-mobile': series(384),
  'nvidia-rtx-5060-ti': blackwell(448),
  'nvidia-rtx-5070': series(672),
  'nvidia-rtx-5070-mobile': series(384),
  'nvidia-rtx-5070-ti': blackwell(896),
  'nvidia-rtx-5070-ti-mobile': series(672),
  'nvidia-rtx-5080': series(960),
  'nvidia-rtx-5080-mobile': series(896),
  'nvidia-rtx-5090': blackwell(1792),
  'nvidia-rtx-5090-mobile': series(896),
  'nvidia-rtx-a2000': canirun(288),
  'nvidia-rtx-a4000': canirun(448),
  'nvidia-rtx-a5000': canirun(768, { memory: [24] }),
  'nvidia-rtx-a6000': canirun(768),
  'nvidia-rtx-2000-ada': canirun(224),
  'nvidia-rtx-3500-ada-mobile': canirun(432),
  'nvidia-rtx-4000-ada': canirun(360),
  'nvidia-rtx-4500-ada': canirun(432),
  'nvidia-rtx-5880-ada': canirun(960),
  'nvidia-rtx-6000-ada': canirun(960),
  'nvidia-rtx-pro-4500-ws': blackwellPro(896),
  'nvidia-rtx-pro-5000': blackwellPro(1344),
  'nvidia-rtx-pro-6000-max-q': blackwell(1792),
  'nvidia-rtx-pro-6000-ws': canirun(1792),
  'nvidia-gb10': canirun(273),
  'nvidia-p40': used(346),
  'nvidia-v100': canirun(900),
  'nvidia-t4': canirun(300),
  'nvidia-a10': a10(600),
  'nvidia-a40': a40(696),
  'nvidia-l4': canirun(300),
  'nvidia-l40': whichllm(864),
  'nvidia-l40s': dataCenter(864),
  'nvidia-a100': dataCenter(2000, { others: { 40: 1555 } }),
  'nvidia-h100': dataCenter(3350),
  'nvidia-h200': dataCenter(4800),
  'nvidia-b200': dataCenter(8000),
  'amd-mi300': dataCenter(5300),
  'amd-pro-w7900': w7900(864),
  'amd-rx-6600': canirun(224),
  'amd-rx-6600-xt': canirun(256),
  'amd-rx-6650-xt': canirun(280),
  'amd-rx-6700': whichllm(320),
  'amd-rx-6700-xt': canirun(384),
  'amd-rx-6800': canirun(512),
  'amd-rx-6950-xt': whichllm(576),
  'amd-rx-7600-xt': canirun(288),
  'amd-rx-7700-xt': canirun(432),
  'amd-rx-7800-xt': canirun(624),
  'amd-rx-7900-gre': radeon(576),
  'amd-rx-7900-xt': canirun(800),
  'amd-rx-7900-xtx': canirun(960),
  'amd-rx-9060-xt': whichllm(320),
  'amd-rx-9070': canirun(640),
  'amd-rx-9070-xt': canirun(640),
  'amd-ryzen-ai-max-plus-395': canirun(256),
};

/** In GB per second, of a device with this much memory. */
export function bandwidthOf(device: DeviceKey, memory: number): number | undefined {
  const found = bandwidths[device];
  const other = found?.others?.[memory];
  if (other !== undefined) return other;
  return found?.memory === undefined || found.memory.includes(memory) ? found?.gbPerSecond : undefined;
}
