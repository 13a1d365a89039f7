/** @module The reader's machine in the header: its size, and its name in full. */
import { machineLabel, totalMemory } from '@loadout/catalogue';
import { formatCount } from '../format/format.ts';
import { chosenMachine } from './machine.server.ts';

export interface MachineChip {
  readonly memory: string;
  readonly label: string;
}

/** The page that chooses the machine sets the cookie with the same response, so its URL counts. */
export function chipOf(request: Request, url: URL): MachineChip | undefined {
  const parameters = /^\/hardware\/*$/.test(url.pathname) ? url.searchParams : new URLSearchParams();
  const { machine } = chosenMachine(request, parameters);
  return machine && { memory: `${formatCount(totalMemory(machine))} GB`, label: machineLabel(machine) };
}
