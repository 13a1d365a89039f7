/** @module The view of which files of a model fit a machine, calculated where the panel is rendered. */
import { loadHardwareCatalogue, readModel } from '@loadout/catalogue/panels';
import { bitsPerWeight } from '@loadout/catalogue/quantization';
import { formatCount } from '../format-count.ts';
import type { Choice, HardwareView } from '../views.ts';
import { type PanelSource, recordOf } from './source.ts';

export interface HardwareSource extends PanelSource {
  /** A device such as `nvidia-rtx-4090`, several such as `2x-nvidia-rtx-4090`, or a size in GB such as `16`. */
  readonly hardware?: string | undefined;
}

const usualMachine = '16';
const contextLengths = [4096, 8192, 16_384, 32_768, 131_072];

type Catalogue = Awaited<ReturnType<typeof loadHardwareCatalogue>>;

export async function loadHardwareView(
  source: HardwareSource,
  choices: URLSearchParams,
): Promise<HardwareView> {
  const [record, catalogue] = await Promise.all([recordOf(source), loadHardwareCatalogue()]);
  const { capacityOf, fitLabels, machineLabel, modelFit, parseMachine, totalMemory } = catalogue;
  const wanted = choices.get('hardware') ?? source.hardware ?? usualMachine;
  const machine = parseMachine(wanted);
  const contextLength = Number(choices.get('context') ?? contextLengths[0]);
  const { files, best } = modelFit(readModel(record).model, machine, { contextLength });
  return {
    id: record.id,
    devices: machineChoices(catalogue, wanted, machineLabel(machine)),
    contexts: contextLengths.map((tokens) => ({
      key: String(tokens),
      label: `${formatCount(tokens)} tokens`,
      chosen: tokens === contextLength,
    })),
    machine: {
      label: machineLabel(machine),
      total: capacityOf(machine).total,
      memory: totalMemory(machine),
    },
    files: files.map((file) => {
      const bits = file.label === undefined ? undefined : bitsPerWeight(file.label);
      return Object.assign(file, { stateLabel: fitLabels[file.state], ...(bits !== undefined && { bits }) });
    }),
    best: best && `${best.label ?? best.name}: ${fitLabels[best.state]}`,
  };
}

/** Sizes, then devices with a known memory size; the page's choice comes first if it is neither. */
function machineChoices(
  { devices, memorySizes }: Catalogue,
  wanted: string,
  label: string,
): readonly Choice[] {
  const usual = [
    ...memorySizes.map((size) => ({ key: String(size), label: `${size} GB` })),
    ...Object.entries(devices).flatMap(([key, device]) =>
      'memory' in device ? [{ key, label: `${device.vendor} ${device.name}` }] : [],
    ),
  ];
  const all = usual.some(({ key }) => key === wanted) ? usual : [{ key: wanted, label }, ...usual];
  return all.map((choice) => Object.assign(choice, { chosen: choice.key === wanted }));
}
