/** @module The reader's machine, with a link to change it. A link needs no script. */
import { Icon, Link } from '@loadout/react';
import type { MachineChip } from '../lib/hardware/machine-chip.server.ts';

export function MachineLink({ machine }: { machine: MachineChip | undefined }) {
  return (
    <Link
      href="/hardware"
      className="machine"
      title={machine ? `My machine: ${machine.label}` : 'Choose your machine to see what fits'}
    >
      <Icon name="chip" size={15} />
      <span className="words">My machine</span>
      {machine && <b className="figure max-[23.4375rem]:sr-only">{machine.memory}</b>}
    </Link>
  );
}
