/** @module What fits a machine: a model's files, or the largest models of each quantization; and all devices. */
import {
  bitsPerWeight,
  capacityOf,
  defaultContextLength,
  type FileFit,
  fitLabels,
  type Machine,
  longestContextLength,
  machineLabel,
  type ModelFit,
  printMachine,
  totalMemory,
} from '@loadout/catalogue';
import type { FileRow } from '@loadout/react';
import { NotFoundError, type Services } from '@loadout/server';
import { readContext } from '../../lib/hardware/fit-view.server.ts';
import { chosenMachine } from '../../lib/hardware/machine.server.ts';
import { formatBytes, formatCount, formatParameters } from '../../lib/format/format.ts';
import { markdownDocument, table } from '../../lib/markdown/markdown.server.ts';
import type { Page } from '../../lib/page/page.server.ts';
import type { PlotView } from '../../ui/plot-view.ts';
import { bandwidthsOf } from './device-columns.tsx';
import { type LargestModel, largestModel, usualLabels } from './largest.server.ts';
import {
  type ComparedDevices,
  comparedDevices,
  type DeviceGroup,
  type DeviceRow,
  devicesOf,
  isGroup,
} from './devices.server.ts';
import { exampleModel, type PlottedContexts, plottedContexts, precisionPlot } from './plot.server.ts';

export interface FittedModel extends Omit<ModelFit, 'files'> {
  readonly id: string;
  readonly files: readonly FileRow[];
}

export interface HardwareData {
  readonly fields: {
    readonly device: string;
    readonly count: string;
    readonly memory: string;
    readonly ram: string;
    readonly model: string;
    readonly context: number;
  };
  /** What is wrong with the form. */
  readonly problem: string | undefined;
  readonly machine:
    | {
        readonly text: string;
        readonly label: string;
        readonly memory: number;
        readonly total: number;
        readonly usable: number;
      }
    | undefined;
  readonly fit: FittedModel | undefined;
  readonly largest: readonly LargestModel[];
  readonly group: DeviceGroup;
  readonly devices: readonly DeviceRow[];
  /** Devices that the reader chose to compare. */
  readonly compared: ComparedDevices;
  readonly plot: PlotView | undefined;
  /** What the plot is about. */
  readonly plotted: string;
  readonly contexts: PlottedContexts;
  /** Memory in GB that the chosen device is sold with. */
  readonly sizes: readonly number[];
  /** For the form: every device by vendor. */
  readonly choices: readonly { readonly key: string; readonly name: string }[];
  readonly cookies: readonly string[];
}

const contextProblem = `The context length must be 1 to ${formatCount(longestContextLength)} tokens.`;

export const page: Page<HardwareData> = {
  async load({ services, url, request }) {
    const parameters = url.searchParams;
    const { machine, problem, cookies } = chosenMachine(request, parameters);
    const given = readContext(parameters);
    const context = given ?? defaultContextLength;
    const model = parameters.get('model')?.trim().slice(0, 352) ?? '';
    const capacity = machine && capacityOf(machine);
    const record = model === '' ? undefined : await services.model(model);
    const fitted = machine && model !== '' ? await fitOf(services, model, machine, context) : {};
    const named = parameters.get('vendor') ?? '';
    const group = isGroup(named) ? named : 'Apple';
    const fields = fieldsOf(parameters, machine);
    const devices = services.devices();
    return {
      fields: { ...fields, model, context },
      problem: problem ?? (given === undefined ? contextProblem : fitted.problem),
      machine:
        machine && capacity
          ? {
              text: printMachine(machine),
              label: machineLabel(machine),
              memory: totalMemory(machine),
              ...capacity,
            }
          : undefined,
      fit: fitted.fit,
      largest: capacity ? usualLabels.map((label) => largestModel(label, capacity.usable, context)) : [],
      group,
      devices: devicesOf(services, group, context, record),
      compared: comparedDevices(services, parameters, context, record),
      plot: precisionPlot(record ?? exampleModel, machine, context),
      plotted: (record ?? exampleModel).id,
      contexts: plottedContexts(record ?? exampleModel, context),
      sizes: devices.find(({ key }) => key === fields.device)?.memory ?? [],
      choices: devices.map(({ key, vendor, name }) => ({ key, name: `${vendor} ${name}` })),
      cookies,
    };
  },

  markdown: ({ machine, fit, fields, largest, devices, compared, group, plot, plotted }) =>
    markdownDocument(
      '# Hardware',
      machine === undefined
        ? 'Add `?hardware=nvidia-rtx-4090` or `?hardware=16` to the address to see what fits.'
        : `${machine.label}, ${fields.context} tokens of context.`,
      fit === undefined
        ? ''
        : table(
            ['File', 'Memory', 'Fit', 'Longest context'],
            fit.files.map((file) => [
              file.label ?? file.name,
              formatBytes(file.need.total),
              file.stateLabel,
              String(file.longestContext ?? ''),
            ]),
          ),
      largest.length === 0
        ? ''
        : table(
            ['Quantization', 'Largest model that fits'],
            largest.map(({ label, parameters }) => [
              label,
              parameters === undefined ? 'none' : formatParameters(parameters),
            ]),
          ),
      plot && `## Memory of ${plotted} by precision`,
      plot && table(plot.table.columns, plot.table.rows),
      compared.devices.length === 0 ? '' : '## Compared devices',
      compared.devices.length === 0 ? '' : deviceTable(compared.devices),
      `## ${group} devices`,
      deviceTable(devices),
    ),
  json: ({ cookies: _cookies, choices: _choices, sizes: _sizes, ...data }) => data,
};

const deviceTable = (devices: readonly DeviceRow[]): string =>
  table(
    ['Key', 'Device', 'Memory in GB', 'Bandwidth in GB/s', 'Largest model at Q4_K_M'],
    devices.map(({ key, name, memory, bandwidth, largest }) => [
      key,
      name,
      memory?.join(', ') ?? '',
      bandwidth === undefined ? '' : bandwidthsOf(bandwidth),
      largest ?? '',
    ]),
  );

/** The form shows what is chosen, also when it came from the cookie or as one text. */
function fieldsOf(parameters: URLSearchParams, machine: Machine | undefined) {
  const typed = (name: string): string => parameters.get(name)?.slice(0, 60) ?? '';
  const [part] = machine?.parts ?? [];
  if (part === undefined)
    return { device: typed('device'), count: typed('count'), memory: typed('memory'), ram: typed('ram') };
  return {
    device: part.device ?? '',
    count: String(part.count),
    memory: String(part.memory),
    ram: machine?.ram === undefined ? '' : String(machine.ram),
  };
}

async function fitOf(
  services: Services,
  id: string,
  machine: Machine,
  context: number,
): Promise<{ readonly fit?: FittedModel; readonly problem?: string }> {
  try {
    const { contextLength, files, best } = await services.fit({
      id,
      hardware: printMachine(machine),
      context,
    });
    return { fit: { id, contextLength, files: files.map(rowOf), ...(best && { best }) } };
  } catch (error) {
    if (error instanceof NotFoundError) return { problem: error.message };
    throw error;
  }
}

/** The texts are built here, so that the catalogue is not sent to the browser. */
function rowOf(file: FileFit): FileRow {
  const bits = file.label === undefined ? undefined : bitsPerWeight(file.label);
  return { ...file, stateLabel: fitLabels[file.state], ...(bits !== undefined && { bits }) };
}
