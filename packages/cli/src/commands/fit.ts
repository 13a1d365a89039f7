/** @module `loadout fit`: whether a model runs on a machine. */
import { fitLabels, type FitState, machineLabel } from '@loadout/catalogue';
import { fitJson, type FitResult } from '@loadout/server';
import { type Command, onlyArgument, readArguments, UsageError } from '../command.ts';
import { contextOf, contextOption } from '../context-option.ts';
import { openLookupServices, sourceOptions } from '../lookup-services.ts';
import { outOption } from '../out.ts';
import { columns, harmless, styled } from '../style.ts';
import { type Terminal, writeJson, writeLine } from '../terminal.ts';

const options = {
  memory: { type: 'string', value: 'GB', description: 'Memory of the machine in GB.' },
  hardware: {
    type: 'string',
    value: 'DEVICES',
    description:
      'Devices, such as nvidia-rtx-4090, 2x-nvidia-rtx-3090, apple-m4-pro:48. See loadout hardware.',
  },
  context: contextOption(),
  json: { type: 'boolean', description: 'Print JSON.' },
  out: outOption,
  ...sourceOptions,
} as const;

export const command: Command = {
  usage: '<id> (--memory GB | --hardware DEVICES) [options]',
  options,
  examples: [
    'loadout fit TheBloke/Llama-2-7B-GGUF --memory 16',
    'loadout fit TheBloke/Llama-2-7B-GGUF --hardware nvidia-rtx-4090,ram:64 --context 32768',
  ],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, options);
    const id = onlyArgument(positionals, 'model id');
    const { memory, hardware = memory } = values;
    if (hardware === undefined || (memory !== undefined && values.hardware !== undefined))
      throw new UsageError('Pass either --memory or --hardware.');
    if (memory !== undefined && !/^\d+(?:\.\d+)? ?(?:GB)?$/i.test(memory))
      throw new UsageError(
        `--memory is ${JSON.stringify(memory)}: expected a size in GB such as 16. Devices are for --hardware.`,
      );
    const context = contextOf(values.context);
    const services = await openLookupServices(terminal, values);
    try {
      const fit = await services.fit({ id, hardware, ...(context !== undefined && { context }) });
      if (values.json === true) return writeJson(terminal, fitJson(fit));
      showFit(fit, terminal);
    } finally {
      await services.close();
    }
  },
};

const gb = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

const stateStyles = {
  fits: 'green',
  tight: 'yellow',
  'partly-on-cpu': 'yellow',
  'too-large': 'red',
} as const satisfies Record<FitState, unknown>;

function showFit({ machine, contextLength, files, best }: FitResult, terminal: Terminal): void {
  const line = (text: string): void => writeLine(terminal.stdout, text);
  if (files.length === 0)
    return line('The record has no file sizes and no parameter count, so the fit cannot be calculated.');
  line(`${machineLabel(machine)}, ${contextLength.toLocaleString('en-US')} tokens of context`);
  line(
    columns(
      files.map(({ name, label, need, state, longestContext, speed }) => [
        harmless(label ?? name),
        gb(need.total),
        longestContext === undefined ? '–' : `up to ${longestContext.toLocaleString('en-US')} tokens`,
        speed === undefined ? '–' : `about ${speed.low.toFixed(0)}–${speed.high.toFixed(0)} tokens/s`,
        styled(terminal, stateStyles[state], fitLabels[state]),
      ]),
    ),
  );
  if (best !== undefined) line(`Best fit: ${harmless(best.name)}`);
}
