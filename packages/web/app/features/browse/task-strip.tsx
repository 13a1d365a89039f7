/** @module Tasks as images above a list: each links to the list of its records. */
import type { RepoKind } from '@loadout/hub';
import { Link } from '@loadout/react';
import { formatCount } from '../../lib/format/format.ts';
import { kindNames } from '../../lib/records/kinds.ts';
import { Plate } from '../../ui/plate.tsx';
import type { StripTask } from './task-strip.server.ts';

interface TaskStripProps {
  readonly kind: RepoKind;
  readonly tasks: readonly StripTask[];
  readonly chosen: readonly string[];
}

export function TaskStrip({ kind, tasks, chosen }: TaskStripProps) {
  if (tasks.length < 3) return null;
  const { one, many } = kindNames[kind];
  return (
    <nav className="strip edged no-print" aria-label="Popular tasks">
      {tasks.map(({ id, label, modality, count, plate }) => (
        <Link
          key={id}
          href={`/${kind}s?task=${encodeURIComponent(id)}`}
          data-modality={modality}
          aria-current={chosen.length === 1 && chosen[0] === id ? 'true' : undefined}
        >
          <Plate plate={plate} modality={modality} sizes="4.5rem" lazy={false} />
          <span>
            {label}
            <small>
              {formatCount(count)} {count === 1 ? one : many}
            </small>
          </span>
        </Link>
      ))}
    </nav>
  );
}
