/** @module `loadout quant`: the quantizations, what a label or file name means, or the GGUF files of a model. */
import {
  bitsPerWeight,
  estimateFileSize,
  fileTypes,
  ggufFiles,
  keysOf,
  nearestQuantization,
  parametersOf,
  parseQuantization,
  preferenceOrder,
} from '@loadout/catalogue';
import { type LookupServices, NotFoundError } from '@loadout/server';
import { type Command, CommandError, optionalArgument, readArguments, UsageError } from '../command.ts';
import { openLookupServices, sourceOptions } from '../lookup-services.ts';
import { outOption } from '../out.ts';
import { columns, harmless } from '../style.ts';
import { type Terminal, writeJson, writeLine } from '../terminal.ts';

const options = {
  nearest: {
    type: 'string',
    value: 'LABEL',
    description: 'Only the file of the model with the most bits up to those of this label.',
  },
  json: { type: 'boolean', description: 'Print JSON.' },
  out: outOption,
  ...sourceOptions,
} as const;

export const command: Command = {
  usage: '[label | file.gguf | model id] [options]',
  options,
  examples: [
    'loadout quant',
    'loadout quant UD-Q4_K_XL',
    'loadout quant TheBloke/Mistral-7B-Instruct-v0.2-GGUF --nearest Q5_0',
  ],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, options);
    const name = optionalArgument(positionals, 'label, file name or model id');
    const json = values.json === true;
    if (values.nearest !== undefined && parseQuantization(values.nearest) === undefined)
      throw new UsageError(
        `--nearest is ${JSON.stringify(values.nearest)}: expected a label such as Q4_K_M.`,
      );
    if (values.nearest !== undefined && (name === undefined || isLabel(name)))
      throw new UsageError('--nearest needs the id of a model: it selects one of its files.');
    if (name === undefined) return listTypes(json, terminal);
    if (isLabel(name)) return showLabel(name, json, terminal);
    const services = await openLookupServices(terminal, values);
    try {
      await showModel(services, name, values.nearest, json, terminal);
    } finally {
      await services.close();
    }
  },
};

/** Whether this is a label or file name. Model ids have a `/`; those without one (`gpt2`) do not parse as labels. */
const isLabel = (name: string): boolean =>
  parseQuantization(name) !== undefined && (!name.includes('/') || isFile(name));

const isFile = (name: string): boolean => /\.gguf$/i.test(name);

function listTypes(json: boolean, terminal: Terminal): void {
  const types = preferenceOrder.map((type) => Object.assign({ type }, fileTypes[type]));
  if (json) return writeJson(terminal, types);
  const rows = types.map(({ type, bitsPerWeight: bits, code }) => [
    type,
    `${bits.toFixed(2)} bits per weight`,
    code < ownCodes ? `file type ${code}` : '',
  ]);
  writeLine(terminal.stdout, columns(rows));
}

/** Codes from here on occur only in file names. */
const ownCodes = 1000;
const exampleParameters = 7e9;

function showLabel(name: string, json: boolean, terminal: Terminal): void {
  const quantization = parseQuantization(name);
  const bits = bitsPerWeight(name);
  if (quantization === undefined || bits === undefined)
    throw new CommandError(`${JSON.stringify(name)} has no quantization.`);
  const size = estimateFileSize(exampleParameters, quantization.label);
  if (json) return writeJson(terminal, { ...quantization, bitsPerWeight: bits });
  const { label, type, variation } = quantization;
  const rows = [
    ['Label', label],
    ['File type', type],
    ...(variation === undefined ? [] : [['Variant', variation]]),
    ['Bits per weight', bits.toFixed(2)],
    ...(size === undefined ? [] : [['7 billion weights', `about ${gb(size)}`]]),
  ];
  writeLine(terminal.stdout, columns(rows));
}

const gb = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

async function showModel(
  services: LookupServices,
  id: string,
  wanted: string | undefined,
  json: boolean,
  terminal: Terminal,
): Promise<void> {
  const model = await services.model(id);
  if (model === undefined) {
    if (id.includes('/') && !isFile(id))
      throw new NotFoundError('model', id, await services.nearest('model', id));
    throw new CommandError(
      `${JSON.stringify(id)} is neither a quantization, nor a file name with one, nor a model here. loadout quant lists the quantizations.`,
    );
  }
  const parameters = parametersOf(model);
  const found = ggufFiles(model.siblings ?? [], parameters === undefined ? {} : { parameters });
  const labels = found.models.flatMap(({ quantization }) => quantization?.label ?? []);
  const nearest = wanted === undefined ? undefined : nearestQuantization(wanted, labels);
  if (wanted !== undefined && nearest === undefined)
    throw new CommandError(
      `${model.id} has no file of ${wanted} or less. Labels: ${labels.join(', ') || 'none'}.`,
    );
  const shown = {
    ...found,
    models: found.models.filter(
      ({ quantization }) => nearest === undefined || quantization?.label === nearest,
    ),
  };
  if (json) return writeJson(terminal, shown);
  const rows = keysOf(shown).flatMap((role) =>
    shown[role].map(({ name, quantization, bitsPerWeight: bits, size, sizeIsEstimate, memory }) => [
      role === 'models' ? (quantization?.label ?? '–') : role,
      bits === undefined ? '–' : `${bits.toFixed(2)} bits`,
      size === undefined ? '–' : `${sizeIsEstimate ? 'about ' : ''}${gb(size)}`,
      memory === undefined ? '–' : `${gb(memory)} in memory`,
      harmless(name),
    ]),
  );
  writeLine(terminal.stdout, rows.length === 0 ? 'This model has no GGUF files.' : columns(rows));
}
