/** @module The machines that a list of models can be filtered by. */
import {
  CatalogueError,
  type Machine,
  machineLabel,
  parseMachine,
  printMachine,
  totalMemory,
} from '@loadout/catalogue';
import { formatCount } from '../../lib/format/format.ts';

export interface MemoryFilter {
  /** The machine as it is in the URL. */
  readonly fits: string;
  readonly label: string;
  readonly chosen: boolean;
}

export interface OwnMachine extends Pick<MemoryFilter, 'fits' | 'chosen'> {
  /** `16 GB` */
  readonly memory: string;
}

export function ownMachine(machine: Machine, chosen: string | undefined): OwnMachine {
  const fits = printMachine(machine);
  return { fits, chosen: fits === chosen, memory: `${formatCount(totalMemory(machine))} GB` };
}

/** `undefined` where the text names no machine. */
export function machineOf(text: string): Machine | undefined {
  try {
    return parseMachine(text);
  } catch (error) {
    if (CatalogueError.is(error)) return undefined;
    throw error;
  }
}

/** Sizes to offer where the reader chose no machine, in GB. */
const usualSizes = [8, 16, 24, 48, 96];

/** The machine that is chosen, the reader's own, and the usual sizes. */
export function memoryFilters(chosen: string | undefined, own: Machine | undefined): readonly MemoryFilter[] {
  const filterOf = (machine: Machine, mine: boolean): MemoryFilter => {
    const fits = printMachine(machine);
    const label = machineLabel(machine);
    return { fits, label: mine ? `My machine (${label})` : label, chosen: fits === chosen };
  };
  const given = chosen === undefined ? undefined : machineOf(chosen);
  const offered = [
    ...(own ? [filterOf(own, true)] : []),
    ...[...(given ? [given] : []), ...usualSizes.map((size) => parseMachine(String(size)))].map((machine) =>
      filterOf(machine, false),
    ),
  ];
  return offered.filter(({ fits }, at) => offered.findIndex((one) => one.fits === fits) === at);
}
