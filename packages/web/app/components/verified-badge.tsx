/** @module How far a snippet is verified: what was checked, on which release, when. */
import type { Verification } from '@loadout/verify/verification';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { formatDate } from '../lib/format.ts';

const words: Readonly<Record<Verification['level'], { short: string; long: string }>> = {
  parses: { short: 'parses', long: 'The parser of its language reads it.' },
  lints: { short: 'linted', long: 'It parses, defines every name it uses and imports nothing in vain.' },
  symbols: {
    short: 'names checked',
    long: 'What it imports and calls, and the arguments it names, exist in the release.',
  },
  ran: { short: 'ran', long: 'It ran to the end with the real client and sent what was expected.' },
};

export function VerifiedBadge({ verified: { level, packages, checkedOn } }: { verified: Verification }) {
  const releases = Object.entries(packages ?? {}).map(([name, version]) => `${name} ${version}`);
  const day = checkedOn === undefined ? undefined : formatDate(checkedOn);
  const { short, long } = words[level];
  const detail = [long, releases.join(', '), day]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ');
  return (
    <span className="inline-flex items-center gap-1 text-good" title={detail}>
      <BadgeCheck size={13} aria-hidden="true" />
      {short}
      <span className="sr-only">: {detail}</span>
    </span>
  );
}
