/** @module A user's machine: one or several devices, or a size in GB, as text for a URL or a cookie. */
import { CatalogueError } from '../errors.ts';
import type { Device } from './define.ts';
import { type DeviceKey, devices, isDevice } from './devices/index.ts';

export interface MachinePart {
  /** Absent for a plain size. */
  readonly device?: DeviceKey;
  readonly count: number;
  /** Of each, in GB. */
  readonly memory: number;
  readonly shared: boolean;
}

export interface Machine {
  readonly parts: readonly MachinePart[];
  /** System memory in GB: a model that is too large for dedicated cards may run partly on the CPU. */
  readonly ram?: number;
}

const mostMemory = 65_536;
const mostDevices = 64;
const longestText = 200;

/** A plain size, as `16`, `16gb` or `16 GB`. */
const size = /^(?<gb>\d{1,5}(?:\.\d{1,2})?) ?(?:gb)?$/i;
/** Meant as a size, valid or not: `-5`, `1e9`, `1 TB`. */
const number = /^[+-]?\.?\d[\d.e]*\s*(?:[gmt]i?b)?$/i;
/** `nvidia-rtx-4090`, `2x-nvidia-rtx-4090`, `apple-m4-pro:48`. */
const part = /^(?:(?<count>-?\d+)x-)?(?<key>[a-z][a-z\d-]*)(?::(?<gb>.*))?$/;

const invalid = (message: string): CatalogueError =>
  new CatalogueError('invalid-option', message, 'hardware');

/** Throws a `CatalogueError` that says what is wrong. */
export function parseMachine(text: string): Machine {
  const words = text
    .slice(0, longestText + 1)
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (words.length === 0 || text.length > longestText)
    throw invalid('Name a device such as nvidia-rtx-4090, or a size such as 16.');
  const ram = words.flatMap((word) => (word.startsWith('ram:') ? [sizeOf(word.slice('ram:'.length))] : []));
  const parts = words.filter((word) => !word.startsWith('ram:')).map(parsePart);
  if (parts.length === 0) throw invalid('Name a device beside ram, such as nvidia-rtx-4090,ram:64.');
  return { parts, ...(ram[0] !== undefined && { ram: ram[0] }) };
}

function parsePart(text: string): MachinePart {
  if (number.test(text)) return { count: 1, memory: sizeOf(text), shared: true };
  const { count = '1', key = '', gb } = part.exec(text)?.groups ?? {};
  if (!isDevice(key)) throw invalid(`Unknown device ${JSON.stringify(text)}. ${similarTo(text)}`);
  const devicesOfKind = Number(count);
  if (devicesOfKind < 1 || devicesOfKind > mostDevices)
    throw invalid(`Expected 1 to ${mostDevices} devices, not ${count}.`);
  const { memory, shared }: Device = devices[key];
  return {
    device: key,
    count: devicesOfKind,
    memory: gb === undefined ? usualMemory(key, memory) : sizeOf(gb),
    shared,
  };
}

const mostSimilar = 3;

/** "rtx 4090" matches `nvidia-rtx-4090`. */
function similarTo(text: string): string {
  const words = text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  const similar = Object.keys(devices)
    .filter((key) => words.length > 0 && words.every((word) => key.includes(word)))
    .slice(0, mostSimilar);
  return similar.length > 0
    ? `Did you mean ${similar.join(', ')}?`
    : '/api/hardware and loadout hardware list them.';
}

function usualMemory(key: DeviceKey, memory: readonly number[] | undefined): number {
  const largest = memory?.at(-1);
  if (largest !== undefined) return largest;
  throw invalid(`${key} uses the memory of the computer: add its size in GB, as in ${key}:32.`);
}

function sizeOf(text: string): number {
  const gb = Number(size.exec(text)?.groups?.['gb'] ?? Number.NaN);
  if (gb > 0 && gb <= mostMemory) return gb;
  throw invalid(`Memory must be a size in GB above 0 and up to ${mostMemory}, not ${JSON.stringify(text)}.`);
}

/** The text that `parseMachine` reads. */
export function printMachine({ parts, ram }: Machine): string {
  const words = parts.map(({ device, count, memory }) => {
    if (device === undefined) return String(memory);
    const { memory: sizes }: Device = devices[device];
    return `${count > 1 ? `${count}x-` : ''}${device}${sizes?.at(-1) === memory ? '' : `:${memory}`}`;
  });
  return [...words, ...(ram === undefined ? [] : [`ram:${ram}`])].join(',');
}

/** A label such as `2 × RTX 4090, 48 GB`. */
export function machineLabel(machine: Machine): string {
  const names = machine.parts.flatMap(({ device, count }) =>
    device === undefined ? [] : [`${count > 1 ? `${count} × ` : ''}${devices[device].name}`],
  );
  return [...names, `${Number(totalMemory(machine).toFixed(1))} GB`].join(', ');
}

/** In GB, without `ram`. */
export const totalMemory = ({ parts }: Machine): number =>
  parts.reduce((sum, { count, memory }) => sum + count * memory, 0);
