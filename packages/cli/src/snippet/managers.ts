/** @module Validates `--install-manager`. */
import { type Managers, managers } from '@loadout/catalogue';
import { UsageError } from '../command.ts';

export function managersOf(name: string | undefined): Managers {
  if (name === undefined) return {};
  const python = managers.python.find((each) => each === name);
  if (python !== undefined) return { python };
  const node = managers.node.find((each) => each === name);
  if (node !== undefined) return { node };
  const program = managers.program.find((each) => each === name);
  if (program !== undefined) return { program };
  const known = Object.values(managers).flat().join(', ');
  throw new UsageError(`--install-manager is ${JSON.stringify(name)}: expected one of ${known}.`);
}
