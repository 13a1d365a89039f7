/** @module The reader's machine: from the URL, else remembered. */
import {
  CatalogueError,
  type Device,
  devices,
  isDevice,
  type Machine,
  parseMachine,
  printMachine,
} from '@loadout/catalogue';
import { preferenceCookie, readPreference } from '../preferences/preferences.server.ts';

/** Cookies allow no comma or colon: `nvidia-rtx-4070,ram:64` is stored as `nvidia-rtx-4070+ram@64`. */
const toCookie = (text: string): string => text.replaceAll(',', '+').replaceAll(':', '@');
const fromCookie = (text: string): string => text.replaceAll('+', ',').replaceAll('@', ':');

export interface ChosenMachine {
  readonly machine?: Machine;
  /** Why the URL names no machine. */
  readonly problem?: string;
  readonly cookies: readonly string[];
}

/** The fields of the form, joined as `parseMachine` parses them; without a form there is no choice. */
function inAddress(parameters: URLSearchParams): string | undefined {
  const field = (name: string): string => parameters.get(name)?.trim() ?? '';
  if (field('hardware') !== '') return field('hardware');
  const device = field('device');
  const memory = sizeFor(device, field('memory'));
  if (device === '' && memory === '') return undefined;
  const several = ['', '1'].includes(field('count')) ? '' : `${field('count')}x-`;
  const part = device === '' ? memory : `${several}${device}${memory === '' ? '' : `:${memory}`}`;
  return `${part}${field('ram') === '' ? '' : `,ram:${field('ram')}`}`;
}

/** A size that the device is not sold with belongs to the device that was chosen before. */
function sizeFor(device: string, memory: string): string {
  const { memory: sizes }: Partial<Device> = isDevice(device) ? devices[device] : {};
  const isOfAnother = sizes !== undefined && Number(memory) > 0 && !sizes.includes(Number(memory));
  return isOfAnother ? '' : memory;
}

/** What the reader chose before. */
export function rememberedMachine(request: Request): Machine | undefined {
  const saved = readPreference(request, 'machine');
  return saved === undefined ? undefined : attempt(fromCookie(saved)).machine;
}

export function chosenMachine(request: Request, parameters: URLSearchParams): ChosenMachine {
  const given = inAddress(parameters);
  if (given === undefined) {
    const remembered = rememberedMachine(request);
    return { ...(remembered && { machine: remembered }), cookies: [] };
  }
  const { machine, problem } = attempt(given);
  return {
    ...(machine && { machine }),
    ...(problem !== undefined && { problem }),
    cookies: machine ? [preferenceCookie('machine', toCookie(printMachine(machine)))] : [],
  };
}

function attempt(text: string): { readonly machine?: Machine; readonly problem?: string } {
  try {
    return { machine: parseMachine(text) };
  } catch (error) {
    if (CatalogueError.is(error)) return { problem: error.message };
    throw error;
  }
}
